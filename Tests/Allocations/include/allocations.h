#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>

/// What was allocated in a stretch of a program's time.
struct allocations {
  /// How many blocks.
  long count;
  /// How many more bytes are in use at its end than at its beginning.
  long live;
  /// How many more bytes were in use at the most.
  long peak;
};

/// Returns whether this build can count: with glibc only, and not below a sanitizer.
bool allocations_can_be_counted(void);

/// Begins to count, from nothing.
void allocations_begin(void);

/// Ends counting.
struct allocations allocations_end(void);

#endif

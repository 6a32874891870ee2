#include "allocations.h"

// Takes the place of the C library's functions in whatever program this is linked into, the Swift
// runtime's own calls included. They go on to the library; while counting is off, that is all.

#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || \
    __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_bool counting;
static atomic_long count, live, peak;

static bool is_counting(void) {
  return atomic_load_explicit(&counting, memory_order_relaxed);
}

static void note(long bytes) {
  long now = atomic_fetch_add_explicit(&live, bytes, memory_order_relaxed) + bytes;
  long before = atomic_load_explicit(&peak, memory_order_relaxed);
  while (now > before && !atomic_compare_exchange_weak(&peak, &before, now)) {
  }
}

static void *counted(void *block) {
  if (block && is_counting()) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    note((long)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *new = memalign(alignment, size);
  if (!new) return ENOMEM;
  *block = new;
  return 0;
}

void *realloc(void *block, size_t size) {
  long before = is_counting() ? (long)malloc_usable_size(block) : 0;
  void *new = __libc_realloc(block, size);
  if (is_counting()) {
    if (new || size == 0) note(-before);
    counted(new);
  }
  return new;
}

void free(void *block) {
  if (block && is_counting()) note(-(long)malloc_usable_size(block));
  __libc_free(block);
}

bool allocations_can_be_counted(void) { return true; }

void allocations_begin(void) {
  count = live = peak = 0;
  counting = true;
}

struct allocations allocations_end(void) {
  counting = false;
  return (struct allocations){count, live, peak};
}

#else

bool allocations_can_be_counted(void) { return false; }
void allocations_begin(void) {}
struct allocations allocations_end(void) { return (struct allocations){0, 0, 0}; }

#endif

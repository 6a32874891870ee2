/// How a page looks, by day and by night, on a desk and on a phone.
enum HTMLStyle {
  static let text = """
    :root { --page: #fff; --ink: #1c2024; --quiet: #5b636c; --line: #d5d9de; --soft: #f3f5f7;
      --link: #0b57b8; --good: #17693a; --bad: #b3201c; --hit: #fff0b3; --mark: #8a5a00;
      --view: #3b7ddd; --edge: #17693a; --spin: #e8a317; --call: #7a4fc4; --hatch: #b9c0c8; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #14171a; --ink: #e4e7ea; --quiet: #9ba4ae; --line: #363c43; --soft: #1d2125;
        --link: #7fb4ff; --good: #6cc98f; --bad: #ff8580; --hit: #4a3d0c; --mark: #e0b050;
        --view: #5b9bff; --edge: #6cc98f; --spin: #c98d12; --call: #b294f5; --hatch: #4b535c; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 64rem; padding: 1rem; background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { font-size: 1.6rem; margin: 0; }
    h2 { font-size: 1.25rem; margin: 0; }
    h3 { font-size: 1rem; margin: 1.2rem 0 .4rem; }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
    .summary, .facts, .quiet, .up { color: var(--quiet); margin: .2rem 0 1rem; }
    .facts, .up, .sections { font-size: .875rem; }
    .passed { color: var(--good); }
    .failed, .broken, .unread { color: var(--bad); }
    h2 span { font-size: .875rem; font-weight: 600; white-space: nowrap; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .35rem .75rem .35rem 0; text-align: left; vertical-align: top;
      border-bottom: 1px solid var(--line); overflow-wrap: normal; }
    th { font-size: .8rem; color: var(--quiet); font-weight: 600; }
    td:first-child { white-space: nowrap; font-weight: 600; }
    .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .session { margin-top: 2.5rem; padding-top: 1.5rem; border-top: 2px solid var(--line); }
    .sections { margin: 0 0 1rem; padding-left: 1.2rem; }
    .failure { margin: 0 0 1rem; padding: .6rem .8rem; border-left: 4px solid var(--bad);
      background: var(--soft); font-size: .875rem; scroll-margin-top: 1rem; }
    pre, .transcript { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font-size: .8125rem; line-height: 1.45; }
    pre { margin: 0 0 .3rem; overflow-x: auto; overflow-wrap: normal; }
    .w { display: inline-block; width: 2ch; text-align: center; }
    del, ins { text-decoration: none; }
    del { color: var(--bad); }
    ins { color: var(--good); }
    .skip { position: absolute; margin: 0; }
    .skip a:not(:focus) { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap; }
    figure { margin: 0; background: var(--page); }
    svg { display: block; width: 100%; min-width: 50rem; height: auto;
      font: 12.5px system-ui, sans-serif; }
    svg text { fill: var(--ink); }
    .ticks text { fill: var(--quiet); font-variant-numeric: tabular-nums; }
    .axis { stroke: var(--quiet); fill: none; }
    .hatch { stroke: var(--hatch); stroke-width: 1.2; }
    path.spinner { fill: var(--spin); fill-opacity: .22; }
    path.level1 { fill-opacity: .06; }
    path.level2 { fill-opacity: .11; }
    path.level3 { fill-opacity: .16; }
    path.viewport { fill: color-mix(in srgb, var(--view) 20%, var(--page)); stroke: var(--view); stroke-opacity: .75; }
    path.edge { pointer-events: none; fill: none; stroke: var(--edge); stroke-width: 2; }
    .request path { fill: var(--call); fill-opacity: .35; stroke: var(--call); stroke-width: 1.2; }
    .labels { pointer-events: none; }
    .labels text { paint-order: stroke; stroke: var(--page); stroke-width: 3px; stroke-linejoin: round; }
    .request.failed path { fill: var(--bad); stroke: var(--bad); }
    .labels .failed { font-weight: 700; }
    .request.pending path { fill-opacity: .12; stroke-dasharray: 6 2; }
    .request.cancelled path { fill-opacity: .06; stroke-dasharray: 3 3; }
    .request.cancelled .cross { stroke: var(--ink); stroke-dasharray: none; stroke-width: 2; }
    .mark .line { stroke: transparent; stroke-width: 3; }
    .mark .tick { stroke: var(--mark); stroke-width: 2; }
    .mark .dot { fill: var(--mark); }
    .end path { stroke: var(--bad); stroke-width: 1.5; fill: none; }
    .end .cross { stroke-width: 2.5; }
    .mark:hover .line, .mark:focus .line, .mark:target .line { stroke: var(--mark); stroke-width: 1.5; }
    .mark:target .tick { stroke-width: 4; }
    .request:hover path, .request:focus path { fill-opacity: .6; }
    .request:target path { fill: var(--spin); fill-opacity: .8; stroke: var(--ink); stroke-width: 2; }
    .end:target path { stroke-width: 4; }
    .legend { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin: 0; padding: .3rem 0 .5rem;
      list-style: none; font-size: .8rem; color: var(--quiet); }
    .legend i { display: inline-block; width: 1.1em; height: .8em; margin-right: .4em;
      vertical-align: -.05em; border: 1px solid transparent; }
    i.viewport { background: color-mix(in srgb, var(--view) 20%, var(--page)); border-color: var(--view); }
    i.edge { height: 0; border: 0; border-top: 2px solid var(--edge); vertical-align: .25em; }
    i.unloaded { background: repeating-linear-gradient(135deg, var(--hatch) 0 1px, transparent 1px 4px); }
    i.spinner { background: color-mix(in srgb, var(--spin) 25%, transparent); }
    i.request { background: color-mix(in srgb, var(--call) 35%, transparent); border-color: var(--call); }
    i.request.failed { background: color-mix(in srgb, var(--bad) 35%, transparent);
      border-color: var(--bad); }
    i.request.cancelled { background: none; border-style: dashed; }
    i.request.pending { background: none; border-right: 0; }
    i.step, i.change { width: 0; height: 1em; border: 0; border-left: 2px solid var(--mark); }
    i.change { height: .5em; }
    i.dot { width: .7em; height: .7em; border-radius: 50%; background: var(--mark); }
    i.cross { width: 0; height: 1em; border: 0; border-left: 2px solid var(--bad); }
    .transcript { list-style: none; margin: 0; padding: 0; }
    .transcript a, .transcript li:not(:has(a)) { display: flex; gap: 1rem; padding: .05rem .4rem;
      color: inherit; text-decoration: none; }
    .transcript a:hover { background: var(--soft); text-decoration: underline; }
    .transcript .t { flex: 0 0 4.5rem; text-align: right; color: var(--quiet); }
    .transcript .x { white-space: pre-wrap; }
    .transcript .step { font-weight: 600; }
    .transcript .changed, .transcript .details { color: var(--quiet); }
    .transcript .failed { color: var(--bad); }
    .transcript .snapshot .x { background: var(--soft); padding: 0 .5rem; }
    .transcript li { scroll-margin-top: 2rem; }
    .transcript li:target, .failure:target { background: var(--hit); outline: 2px solid var(--spin); }
    summary { cursor: pointer; color: var(--link); }
    @media (max-width: 36rem) {
      body { padding: .75rem; }
      table { font-size: .875rem; }
      th, td { padding-right: .4rem; }
      td:first-child, th, th.number { white-space: normal; }
      .transcript a, .transcript li:not(:has(a)) { gap: .6rem; padding: .2rem 0; }
      .transcript .t { flex-basis: 3.6rem; }
    }
    @media screen and (min-width: 60rem) and (min-height: 56rem) {
      figure { position: sticky; top: 0; z-index: 1; }
      .transcript li { scroll-margin-top: 30rem; }
    }
    """
}

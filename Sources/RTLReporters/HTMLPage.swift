/// What every page has: its head, its looks and its script. Only logical sides are named, so that it is as readable in a
/// page turned from right to left.
enum HTMLPage {
  /// The policy lets in no more than stands in the page; the hash is that of the script below.
  static let head: StaticString = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'sha256-nePZLFyQTpka6KgTWzA1QGtEgf/qr8JPwQ7GSRJLu6k='; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>rtllint</title>

    """

  static let style: StaticString = """
    <style>
    :root { --ink: #1c2024; --soft: #5b6570; --paper: #fff; --card: #f4f6f8; --line: #dde2e7; --good: #1f7a52; \
    --pale: #b9c4ce; --error: #b42318; --warning: #8a5a00; --note: #2b5fab; --mark: #ffe28a; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #9aa5b0; --paper: #14171a; --card: #1d2226; \
    --line: #323a41; --good: #45b483; --pale: #4b5863; --error: #ff8f84; --warning: #f0b849; --note: #84b3f7; \
    --mark: #6b5200; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-inline-size: 68rem; padding: 1rem 1.3rem; background: var(--paper); color: var(--ink); \
    font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1 { margin-block: .5rem 0; font-size: 1.7rem; }
    h2 { margin-block: 2.2rem .3rem; font-size: 1.2rem; }
    h3 { margin-block: 1.2rem .2rem; font-size: 1rem; }
    header p, section > p, footer, .note { color: var(--soft); }
    p { margin-block: .3rem .6rem; max-inline-size: 46rem; }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .7rem; padding: 0; \
    list-style: none; }
    .tiles li { padding: .8rem 1rem; border-radius: .6rem; background: var(--card); color: var(--soft); }
    .tiles b { display: block; font-size: 1.8rem; line-height: 1.2; color: var(--ink); }
    .bar { display: grid; grid-template-columns: minmax(8rem, 18rem) 1fr 3.5rem 10rem; gap: .8rem; align-items: center; \
    padding-block: .2rem; font-variant-numeric: tabular-nums; }
    .bar bdi { justify-self: start; font-family: ui-monospace, monospace; font-size: .85rem; }
    .num { text-align: end; }
    .note { font-size: .85rem; }
    .track { display: block; block-size: .8rem; border-radius: .4rem; background: var(--pale); overflow: hidden; }
    .track span { display: block; block-size: 100%; background: var(--good); }
    .track.bare { background: none; overflow: visible; }
    .track .all { min-inline-size: .4rem; border-radius: .4rem; background: var(--pale); overflow: hidden; }
    details.m > summary { position: relative; padding-block: .3rem; color: var(--ink); cursor: pointer; list-style: none; }
    details.m > summary::before { content: "+"; position: absolute; inset-inline-start: -1rem; \
    font-family: ui-monospace, monospace; }
    details.m[open] > summary::before { content: "\\2212"; }
    details.m > summary .bar { padding-block: 0; }
    details.m > div { padding-inline-start: 1rem; border-inline-start: 2px solid var(--line); }
    form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-block: .6rem; }
    form[hidden] { display: none; }
    form label { display: flex; gap: .4rem; align-items: center; max-inline-size: 100%; overflow-wrap: normal; }
    input[type=search], select { min-inline-size: 0; padding: .3rem .5rem; border: 1px solid var(--line); \
    border-radius: .4rem; background: var(--card); color: inherit; font: inherit; }
    details.f { border-block-end: 1px solid var(--line); padding-block: .45rem; content-visibility: auto; \
    contain-intrinsic-size: auto 3.2rem; }
    details.f > summary { cursor: pointer; }
    details.f[hidden] { display: none; }
    .s { font-size: .8rem; font-weight: 600; }
    .s.error { color: var(--error); } .s.warning { color: var(--warning); } .s.note { color: var(--note); }
    .place { display: block; inline-size: fit-content; max-inline-size: 100%; color: var(--soft); \
    font: .82rem ui-monospace, monospace; }
    pre { display: flex; gap: 1rem; margin-block: .5rem; padding: .6rem .8rem; border-radius: .5rem; \
    background: var(--card); white-space: pre-wrap; font: .85rem/1.5 ui-monospace, monospace; tab-size: 2; }
    .n { flex: none; color: var(--soft); user-select: none; }
    mark { background: var(--mark); color: inherit; border-radius: .2rem; }
    pre i { color: var(--error); font-style: normal; }
    .f .why { color: var(--soft); font-size: .9rem; }
    a { color: var(--note); }
    :focus-visible { outline: 2px solid var(--note); outline-offset: 2px; }
    @media (max-width: 40rem) {
    .bar { grid-template-columns: 1fr 3.5rem; gap: 0 .6rem; padding-block: .4rem; }
    .bar bdi { grid-column: 1; } .num { grid-column: 2; grid-row: 1; }
    .track { grid-column: 1 / 3; } .note { grid-column: 1 / 3; }
    }
    </style>

    """

  static let script: StaticString = """
    <script>
    const form = document.getElementById("filters");
    if (form) {
      const findings = [...document.querySelectorAll("details.f")];
      const texts = findings.map((finding) => finding.textContent.toLowerCase());
      const value = (id) => document.getElementById(id).value;
      const show = () => {
        const text = value("text").toLowerCase();
        let count = 0;
        for (const [index, finding] of findings.entries()) {
          const fits = ["severity", "module", "rule"].every((id) => !value(id) || "=" + finding.dataset[id] === value(id));
          const isFixable = !document.getElementById("fixable").checked || "fixable" in finding.dataset;
          finding.hidden = !(fits && isFixable && texts[index].includes(text));
          if (!finding.hidden) count += 1;
        }
        document.getElementById("count").value = count + " of " + findings.length;
      };
      form.hidden = false;
      form.addEventListener("input", show);
      form.addEventListener("submit", (event) => event.preventDefault());
      show();
    }
    document.addEventListener("toggle", (event) => {
      const finding = event.target;
      if (!finding.matches("details.f") || finding.querySelector(".why")) return;
      const why = document.querySelector(finding.querySelector("a")?.hash + " .why");
      if (why) finding.append(why.cloneNode(true));
    }, true);
    </script>

    """
}

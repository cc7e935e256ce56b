import { html, raw } from "hono/html";

type Html = ReturnType<typeof html>;

const STYLE = `
:root { color-scheme: light; --paper: #f1f4ee; --card: #fff; --ink: #15201b; --ink-2: #4a5750;
  --line: #cbd4cb; --green: #0b5443; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 1120px; margin: 0 auto; padding: 16px; }
header { padding-bottom: 0; }
main.narrow { max-width: 460px; padding-top: 8vh; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; }
h2 { font-size: 18px; margin: 0 0 12px; }
p { margin: 0 0 12px; }
a { color: var(--green); }
.muted { color: var(--ink-2); }
.small { font-size: 14px; }
.banner { display: inline-block; background: var(--green); color: #fff; border-radius: 6px;
  padding: 2px 10px; font-size: 14px; font-weight: 600; margin-bottom: 8px; }
.columns { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px;
  margin-bottom: 12px; overflow-wrap: anywhere; }
.meta { display: flex; flex-wrap: wrap; gap: 0 12px; justify-content: space-between; }
.code { font: 700 40px/1.2 ui-monospace, monospace; letter-spacing: 0.12em; color: var(--green); margin: 4px 0; }
.amount { font-size: 32px; font-weight: 700; line-height: 1.2; }
.text { white-space: pre-wrap; margin: 4px 0 0; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
label { display: grid; gap: 4px; font-size: 14px; color: var(--ink-2); flex: 1 1 96px; }
input, select, button { font: inherit; min-height: 44px; border-radius: 8px; padding: 0 12px;
  border: 1px solid var(--line); background: #fff; color: var(--ink); min-width: 0; width: 100%; }
button { width: auto; cursor: pointer; font-weight: 600; }
button.main { background: var(--green); border-color: var(--green); color: #fff; }
.buttons { display: flex; gap: 8px; }
.buttons button { flex: 1; }
:focus-visible { outline: 3px solid #d9a441; outline-offset: 2px; }
iframe { width: 100%; height: 420px; border: 1px solid var(--line); border-radius: 8px; background: #fff; margin-top: 8px; }
summary { cursor: pointer; min-height: 32px; }
h3 { font-size: 16px; margin: 4px 0 8px; }
ul { padding-left: 20px; margin: 0 0 8px; }
`;

/** A whole page without external resources. `html` escapes every value in it. */
export function page(title: string, body: Html, head: Html | string = ""): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(STYLE)}</style>
${head}
</head>
<body>${body}</body>
</html>`;
}

export function rupees(paise: number): string {
  return (paise / 100).toLocaleString("en-IN", { style: "currency", currency: "INR" });
}

import { expect, test } from "vitest";
import { cleanHtml } from "../../worker/domain/employers/staff/html.rules";

test.each([
  ["<h2>Hi</h2>", "<h2>Hi</h2>"],
  ["<P CLASS=x>a<BR/>b</P>", "<p>a<br>b</p>"],
  ["a < b > c <3 &amp; &lt;", "a &lt; b &gt; c &lt;3 &amp; &lt;"],
  [`<a href="/help" title='a "b"'>x</a>`, '<a href="/help" title="a &quot;b&quot;">x</a>'],
  ["<a href=https://pakka.in/?a=b&amp;c=d>x</a>", '<a href="https://pakka.in/?a=b&amp;c=d">x</a>'],
  ['<a href="mailto:a@b.in" href="/two">x</a>', '<a href="mailto:a@b.in">x</a>'],
  ['<td colspan=2 onclick="x">', '<td colspan="2">'],
  ["<div><section>text</section></div>", "text"],
  ["a<!-- <p>b -->c<!-- d", "ac"],
  ["a<script>b</script >c<STYLE>d</style>e<svg><script>f</script></svg>g", "aceg"],
  ["a<script>b", "a"],
  ["end <img src=x onerror=1", "end &lt;img src=x onerror=1"],
])("%s is kept as %s", (dirty, clean) => {
  expect(cleanHtml(dirty)).toBe(clean);
});

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "&#106;avascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
])("a link to %s is removed", (address) => {
  expect(cleanHtml(`<a href="${address}">x</a><img src='${address}'>`)).toBe("<a>x</a><img>");
});

test("cleaned text stays unchanged when cleaned again", () => {
  const clean = cleanHtml(`<p title=x>1 < 2</p><a href='/x"y'>z</a><b`);
  expect(cleanHtml(clean)).toBe(clean);
});

/**
 * The longest text that staff may send; it is filled with patterns that could cause backtracking.
 */
const LENGTH = 100_000;
const fill = (part: string) => part.repeat(LENGTH / part.length);

test.each(
  [
    "<",
    "<a",
    "<a ",
    "</",
    "<!--",
    "<!-- -->",
    "-->",
    '<a href="',
    "<script>",
    "<svg>",
    "&#",
    "</script ",
    "<script></script>",
    "<a href=x>",
    "<p>",
    " ",
    "<a b",
  ]
    .map(fill)
    .concat(
      [" ", "a ", "a=b ", "=", "='", "a='", 'a="', "/", "a=\n", "&#1", "'\""].flatMap((part) => [
        `<a ${fill(part)}>`,
        `<a href='${fill(part)}'>`,
        `<a href=x${fill(part)}y>`,
      ]),
      `<script>${fill("</script ")}`,
    ),
)("no text slows the Worker down: %#", (text) => {
  const began = process.cpuUsage();
  cleanHtml(text);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(500);
});

import { expect, test } from "vitest";
import { usedRules } from "../../app/delivery/used-rules";

const used = (sheet: string, ...names: string[]) =>
  usedRules(sheet, (name) => names.includes(name));

test("rules without a class stay, and so do those whose classes are all used", () => {
  const sheet = "p,a:not(.b){color:red}.a .b{color:green}.a.c{color:blue}";
  expect(used(sheet, "a", "b")).toBe("p,a:not(.b){color:red}.a .b{color:green}");
});

test("a rule with several selectors stays whole when one of them can apply", () => {
  expect(used(".a,.b>p{margin:0}.c,.d{margin:1px}", "b")).toBe(".a,.b>p{margin:0}");
});

test("a rule stays without the classes that stand in its selector's brackets", () => {
  const sheet =
    ":is(.a,.b) .icon{top:0}html:has(.a:not(.b)){top:1px}[title='.a,.b']{top:2px}a:not(.w-\\(1\\)){top:3px}";
  expect(used(sheet, "icon")).toBe(sheet);
});

test("the escaped name of a class matches the name in the page", () => {
  const sheet =
    ".md\\:w-\\[88\\%\\]{width:88%}.py-0\\.5{top:0}.\\[\\&\\>p\\,a\\]\\:m-0>p{margin:0}";
  expect(used(sheet, "md:w-[88%]", "py-0.5", "[&>p,a]:m-0")).toBe(sheet);
  expect(used(sheet)).toBe("");
});

test("groups keep their used rules and go when they are empty, and every other at-rule stays", () => {
  const sheet =
    "@layer one,two;@layer two{@media(min-width:9px){.a{top:0}.b{top:1px}}}@media print{.b{top:2px}}@keyframes turn{to{top:3px}}";
  expect(used(sheet, "a")).toBe(
    "@layer one,two;@layer two{@media(min-width:9px){.a{top:0}}}@keyframes turn{to{top:3px}}",
  );
});

test("braces inside strings do not end a rule", () => {
  const sheet = `.a{content:"}\\"{"}.c{background:url("data:image/svg+xml;utf8,<a b='{'/>")}`;
  expect(used(sheet, "a", "c")).toBe(sheet);
  expect(used(sheet, "a")).toBe('.a{content:"}\\"{"}');
});

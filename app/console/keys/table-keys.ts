/** Fields in which a letter is typed text. */
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Focuses the link of the next or previous row of a table. */
function turn(step: 1 | -1): void {
  const rows = [...document.querySelectorAll("main tbody tr:has(a)")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 && step < 0 ? rows.length - 1 : at + step;
  rows[next]?.querySelector("a")?.focus();
}

const KEYS: Record<string, () => void> = {
  "/": () => document.querySelector<HTMLInputElement>(".console-find input")?.select(),
  j: () => turn(1),
  k: () => turn(-1),
  x: () =>
    document.activeElement
      ?.closest("tr")
      ?.querySelector<HTMLInputElement>("[name=marked]")
      ?.click(),
  "?": () => {
    const list = document.querySelector<HTMLDetailsElement>(".console-keys details");
    if (!list) return;
    list.open = !list.open;
    list.querySelector("summary")?.focus();
  },
};

/** The mouse can do all of this too, without this script. */
addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key)) return;
  if (target instanceof Element && target.matches(TYPED)) return;
  event.preventDefault();
  KEYS[key]?.();
});

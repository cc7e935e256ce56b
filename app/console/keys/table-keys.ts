/** Where a letter is part of what somebody types. */
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select";

/** Puts the cursor on the link of the next row of a table, or of the one before. */
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

/** All of it can be done by mouse as well, and without this script. */
addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || !Object.hasOwn(KEYS, key)) return;
  if (target instanceof Element && target.matches(TYPED)) return;
  event.preventDefault();
  KEYS[key]?.();
});

/** Where a slash is part of what somebody types. */
const TYPED = "input:not([type=checkbox], [type=radio]), textarea, select";

/** On every page of staff `/` puts the cursor into the search box. */
addEventListener("keydown", (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== "/" || ctrlKey || metaKey || altKey) return;
  if (target instanceof Element && target.matches(TYPED)) return;
  const box = document.querySelector<HTMLInputElement>(".console-find input");
  if (!box) return;
  event.preventDefault();
  box.select();
});

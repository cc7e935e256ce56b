import { expect, type Page } from "@playwright/test";

/** The visible toasts. */
export const visible = (page: Page) => page.locator(".toast:visible");

/** The texts of the visible controls of a page that a toast covers. */
export async function covered(page: Page): Promise<string[]> {
  await expect(visible(page).first()).toBeVisible();
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".toast")]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    return (
      [...document.querySelectorAll("main :is(a, button, input, select, textarea, summary)")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // Skip controls that can't be pressed, such as the summary of an always open section.
        .filter((control) => getComputedStyle(control).pointerEvents !== "none")
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return boxes.some(
            (toast) =>
              box.top < toast.bottom &&
              box.bottom > toast.top &&
              box.left < toast.right &&
              box.right > toast.left,
          );
        })
        .map((control) => control.textContent || control.outerHTML)
    );
  });
}

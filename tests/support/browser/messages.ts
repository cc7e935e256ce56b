import { expect, type Page } from "@playwright/test";

/** The messages in sight. */
export const visible = (page: Page) => page.locator(".toast:visible");

/** What of a page's own controls, in sight, lies under a message: each as its text. */
export async function covered(page: Page): Promise<string[]> {
  await expect(visible(page).first()).toBeVisible();
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".toast")]
      .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
      .map((toast) => toast.getBoundingClientRect());
    return (
      [...document.querySelectorAll("main :is(a, button, input, select, textarea, summary)")]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        // What stands open where there is room for it can't be pressed.
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

import type { Page } from "@playwright/test";

const escaped = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

/** Elements that show this text as content, label, placeholder or title. */
export function elementsShowing(page: Page, text: string) {
  const words = escaped(text);
  return page
    .getByText(words)
    .or(page.getByLabel(words))
    .or(page.getByPlaceholder(words))
    .or(page.getByTitle(words))
    .filter({ visible: true });
}

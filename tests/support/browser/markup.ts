import type { Response } from "@playwright/test";

/**
 * Bytes of a page without its inline styles: only the first page has them, later pages use the
 * cached style sheets.
 */
export async function markupBytes(answer: Response | null): Promise<number> {
  const page = (await answer?.text()) ?? "";
  return Buffer.byteLength(page.replace(/<style[^>]*>.*?<\/style>/gs, ""));
}

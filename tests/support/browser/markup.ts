import type { Response } from "@playwright/test";

/** Bytes of a page without its style sheets: the first page bears them, the next finds them with the browser. */
export async function markupBytes(answer: Response | null): Promise<number> {
  const page = (await answer?.text()) ?? "";
  return Buffer.byteLength(page.replace(/<style[^>]*>.*?<\/style>/gs, ""));
}

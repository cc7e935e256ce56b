import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

const FOLDER = process.env.PICTURES ?? "";
const QUALITY = 28;

/**
 * Takes a picture of the whole page. Bars that stick to the bottom of the screen are at the bottom
 * of the picture.
 */
export async function takePicture(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  const session = await page.context().newCDPSession(page);
  const shot = { format: "webp", quality: QUALITY } as const;
  const { data } = await session.send("Page.captureScreenshot", shot);
  await session.detach();
  await writeFile(`${FOLDER}/${name}.webp`, Buffer.from(data, "base64"));
  await page.setViewportSize(size);
}

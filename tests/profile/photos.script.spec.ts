import type { Page } from "@playwright/test";
import { largeFile } from "../support/browser/large-file";
import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { drawn, openPdf } from "../support/pdf";

test.beforeEach(async ({ context }) => {
  const someone = new Shortcut(context);
  await someone.logIn();
  await someone.completeProfile();
  await someone.hearAll();
});

/** A photo as large as a phone's: the left half is red, the right half blue. */
async function picture(page: Page, type: string): Promise<Buffer> {
  const url = await page.evaluate((kind) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [4_000, 3_000];
    const context = canvas.getContext("2d");
    for (const [colour, at] of [
      ["#f00", 0],
      ["#00f", 2_000],
    ] as const) {
      if (context) context.fillStyle = colour;
      context?.fillRect(at, 0, 2_000, 3_000);
    }
    return canvas.toDataURL(kind, 1);
  }, type);
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}

const chosenFile = (page: Page) =>
  page.getByLabel("Page 1").evaluate((input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    return `${file?.name} ${file?.type}`;
  });

for (const mimeType of ["image/png", "image/jpeg"]) {
  test(`an ${mimeType} of a phone's size is shrunk to a JPEG before it is sent`, async ({
    page,
  }) => {
    await page.goto(product("/resume/photos"));
    const buffer = await picture(page, mimeType);
    await page.getByLabel("Page 1").setInputFiles({ name: "page.bin", mimeType, buffer });
    await expect.poll(() => chosenFile(page)).toBe("photo.jpg image/jpeg");
    await page.getByRole("button", { name: "Make my resume" }).click();
    const link = page.getByRole("link", { name: "View Asha Verma, resume, 1 photo.pdf" });
    // A connection that was kept open may end as the request is sent on it.
    const file = await page.request.get((await link.getAttribute("href")) ?? "", { maxRetries: 1 });
    const bytes = new Uint8Array(await file.body());
    expect(bytes.length).toBeLessThan(100_000);
    expect(Buffer.from(bytes).toString("latin1")).toContain("/Width 1600/Height 1200");
    expect((await openPdf(bytes)).numPages).toBe(1);
    const { colourAt } = await drawn(bytes);
    expect(colourAt(0.25, 0.5)[0]).toBeGreaterThan(200);
    expect(colourAt(0.75, 0.5)[2]).toBeGreaterThan(200);
  });
}

test("a broken connection keeps the chosen photo, which can be sent again and is stored once", async ({
  page,
}) => {
  await page.goto(product("/resume/photos"));
  const buffer = await picture(page, "image/jpeg");
  await page.getByLabel("Page 1").setInputFiles({ name: "1.jpg", mimeType: "image/jpeg", buffer });
  await expect.poll(() => chosenFile(page)).toBe("photo.jpg image/jpeg");
  await page.route("**/resume/photos.data*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = page.getByRole("button", { name: "Make my resume" });
  await send.click();
  await expect(page.getByText("The internet stopped.")).toBeVisible();
  await page.unroute("**/resume/photos.data*");
  await send.click();
  await expect(page).toHaveURL(product("/profile"));
  await expect(page.getByRole("link", { name: /^View/ })).toHaveCount(1);
});

test("a photo that is too large to send is said to be too large", async ({ page }) => {
  await page.goto(product("/resume/photos"));
  // The browser can't decode this file, so it stays as it is.
  await page.getByLabel("Page 1").setInputFiles(largeFile("1.jpg"));
  const send = page.getByRole("button", { name: "Make my resume" });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByLabel("Page 1")).toHaveAccessibleDescription(/larger than 6 MB together/);
});

test("photos that arrived before the connection broke lead on once it is back", async ({
  page,
  context,
}) => {
  await page.goto(product("/resume/photos"));
  const buffer = await picture(page, "image/jpeg");
  await page.getByLabel("Page 1").setInputFiles({ name: "1.jpg", mimeType: "image/jpeg", buffer });
  await expect.poll(() => chosenFile(page)).toBe("photo.jpg image/jpeg");
  await page.route("**/resume/photos.data*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Make my resume" }).click();
  await expect(page.getByText("Your file arrived.")).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(product("/profile"));
  await expect(page.getByText("Your resume is ready")).toBeVisible();
});

test("photos are sent once all of them are small", async ({ page }) => {
  // The test decides how long the first photo takes.
  await page.addInitScript(() => {
    const draw = window.createImageBitmap.bind(window);
    const gate = new Promise((resolve) => document.addEventListener("draw", resolve));
    let count = 0;
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      count += 1;
      if (count === 1) await gate;
      return draw(file);
    };
  });
  await page.goto(product("/resume/photos"));
  const buffer = await picture(page, "image/png");
  const photo = { name: "page.png", mimeType: "image/png", buffer };
  const nameOn = (label: string) =>
    page.getByLabel(label).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  await page.getByText("More pages").click();
  await page.getByLabel("Page 1").setInputFiles(photo);
  await page.getByLabel("Page 2").setInputFiles(photo);
  await expect.poll(() => nameOn("Page 2")).toBe("photo.jpg");
  const send = page.getByRole("button", { name: "Make my resume" });
  await expect(send).toBeDisabled();
  await page.evaluate(() => document.dispatchEvent(new Event("draw")));
  await expect.poll(() => nameOn("Page 1")).toBe("photo.jpg");
  await expect(send).toBeEnabled();
});

test("photos that are sent after the session has ended are reported as lost at the login", async ({
  page,
  context,
}) => {
  await page.goto(product("/resume/photos"));
  const buffer = await picture(page, "image/jpeg");
  await page.getByLabel("Page 1").setInputFiles({ name: "p.jpg", mimeType: "image/jpeg", buffer });
  const someone = new Shortcut(context);
  await someone.post("/logout", {});
  await someone.text("/help");
  await page.getByRole("button", { name: "Make my resume" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  const message = page.getByRole("status");
  await expect(message).toContainText("You were logged out. Log in and send your photos again.");
});

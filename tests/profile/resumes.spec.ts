import { connect } from "node:net";
import type { Page } from "@playwright/test";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { PDF } from "../support/people";

const MIB = 1024 * 1024;
const UNSAFE = `<img src=x onerror=alert(1)> "आशा" 👩🏽‍💻 אב.pdf`;

const field = (page: Page) => page.getByLabel("Upload a resume");

async function upload(page: Page, name: string, content: string | Buffer) {
  const buffer = Buffer.from(content);
  await field(page).setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  await page.getByRole("button", { name: "Upload Resume" }).click();
}

test("a file that is not a resume is refused with the reason, and the list stays", async ({
  page,
  someone,
}) => {
  await someone.uploadResume("kept.pdf");
  await page.goto(product("/profile"));
  await page.getByLabel("Full Name").fill("Half typed");
  const refused: [name: string, content: string | Buffer, words: RegExp][] = [
    ["photo.png", "no resume", /not a PDF, DOC or DOCX/],
    ["big.pdf", Buffer.concat([Buffer.from(PDF), Buffer.alloc(6 * MIB)]), /larger than 5 MB/],
    ["renamed.pdf", "a text by another name", /not a PDF, DOC or DOCX/],
    ["empty.pdf", "", /not a PDF, DOC or DOCX/],
  ];
  for (const [name, content, words] of refused) {
    await upload(page, name, content);
    // The answer empties the field. Until then, it may still show the error of the last file.
    await expect(field(page)).toHaveValue("");
    await expect(field(page)).toHaveAccessibleDescription(words);
    await expect(page.getByRole("status")).toContainText("Upload Failed");
    await expect(page.getByRole("link", { name: "View kept.pdf" })).toBeVisible();
    await expect(page.getByRole("link", { name: `View ${name}` })).toBeHidden();
  }
  // The same page accepts a valid file right after.
  await upload(page, "good.pdf", PDF);
  await expect(page.getByRole("link", { name: "View good.pdf" })).toBeVisible();
  await expect(field(page)).not.toHaveAccessibleDescription(/larger/);
});

test("pressing Upload Resume without a file says to choose one", async ({ page, someone }) => {
  await someone.uploadResume();
  await page.goto(product("/dashboard"));
  const button = page.getByRole("button", { name: "Upload Resume" });
  // Applying needs one resume only, so a further one is not the page's main act.
  await expect(button).toHaveClass(/btn-second/);
  await button.click();
  await expect(field(page)).toHaveAccessibleDescription(/Choose a PDF, DOC or DOCX file/);
  await expect(field(page)).toBeFocused();
});

test("file names are shown as plain text, and Delete removes the right file", async ({
  page,
  someone,
}) => {
  await someone.uploadResume("second.pdf");
  await page.goto(product("/profile"));
  await upload(page, UNSAFE, PDF);
  const row = page.getByRole("listitem").filter({ hasText: UNSAFE });
  await expect(row.getByRole("paragraph").first()).toHaveText(UNSAFE);
  const view = page.getByRole("link", { name: `View ${UNSAFE}` });
  await expect(view).toHaveAttribute("target", "_blank");
  const file = await page.request.get((await view.getAttribute("href")) ?? "");
  expect(await file.text()).toBe(PDF);
  await page.getByRole("button", { name: `Delete ${UNSAFE}` }).click();
  await expect(page.getByRole("status")).toContainText("Resume deleted successfully");
  await expect(row).toBeHidden();
  await expect(page.getByRole("link", { name: "View second.pdf" })).toBeVisible();
});

test("Undo restores a deleted resume on the page where it was deleted", async ({
  page,
  someone,
}) => {
  await someone.uploadResume("second.pdf");
  for (const path of ["/profile", "/dashboard"]) {
    await page.goto(product(path));
    await page.getByRole("button", { name: "Delete resume.pdf" }).click();
    await expect(page.getByText("resume.pdf is deleted.")).toBeVisible();
    await expect(page.getByRole("link", { name: "View resume.pdf" })).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    const view = page.getByRole("link", { name: "View resume.pdf" });
    await expect(view).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
    const file = await page.request.get((await view.getAttribute("href")) ?? "");
    expect(await file.text()).toBe(PDF);
    await expect(page).toHaveURL(product(path));
  }
});

test("a candidate who has to upload a resume before applying is led back to the job", async ({
  page,
  someone,
}) => {
  const job = await someone.jobId("Gold Loan Officer");
  await page.goto(product("/dashboard"));
  const back = page.getByRole("link", { name: "Back to the job" });
  await expect(back).toBeHidden();
  await page.getByRole("button", { name: "Delete resume.pdf" }).click();
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();

  await page.goto(product(`/jobs/${job}`));
  await page.getByRole("link", { name: "Apply Now" }).click();
  await page.getByRole("link", { name: "Upload Resume" }).click();
  await page.getByRole("link", { name: "Upload a resume" }).click();
  await expect(page.getByRole("heading", { name: "Your Resumes" })).toBeInViewport();
  await upload(page, "new.pdf", PDF);
  await expect(page.getByText("Your resume is here.")).toBeVisible();
  await back.click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await page.goto(product("/dashboard"));
  await expect(page.getByText("Newest applications")).toBeVisible();
  await expect(back).toBeHidden();
});

test("logging out forgets the job that the visitor came from", async ({
  page,
  context,
  someone,
}) => {
  await page.goto(product("/dashboard"));
  await page.getByRole("button", { name: "Delete resume.pdf" }).click();
  await expect(page.getByText("No resumes uploaded yet")).toBeVisible();
  await someone.text(`/jobs/${await someone.jobId("Gold Loan Officer")}/apply`);
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
  expect(await cookieNames()).toContain("pakka_applying");
  await someone.post("/logout", {});
  expect(await cookieNames()).not.toContain("pakka_applying");
});

signedIn(
  "a connection that breaks in the middle of an upload stores nothing",
  async ({ page, context }) => {
    const cookies = await context.cookies(product());
    const { hostname, port } = new URL(product());
    const head = [
      "POST /resumes HTTP/1.1",
      `Host: ${hostname}:${port}`,
      `Cookie: ${cookies.map(({ name, value }) => `${name}=${value}`).join("; ")}`,
      "Content-Type: multipart/form-data; boundary=cut",
      "Content-Length: 200000",
      "",
      '--cut\r\nContent-Disposition: form-data; name="resume"; filename="cut.pdf"',
      "Content-Type: application/pdf\r\n",
      PDF,
    ].join("\r\n");
    await new Promise<void>((resolve, failed) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(head, () => socket.destroy());
      });
      socket.once("close", () => resolve()).once("error", failed);
    });
    await page.goto(product("/profile"));
    await expect(page.getByRole("link", { name: "View resume.pdf" })).toBeVisible();
    await expect(page.getByText("cut.pdf")).toBeHidden();
    await upload(page, "cut.pdf", PDF);
    await expect(page.getByRole("link", { name: "View cut.pdf" })).toHaveCount(1);
  },
);

import { beforeAll, expect, inject, test } from "vitest";
import { type Browser, browserCandidate } from "../hard/browser";
import { postJob } from "./applicant";
import { query } from "./database";
import { newPhone, simulate } from "./person";

// Addresses, forms and cookies that no screen of ours would send, to the screens.

const PDF = new File(["%PDF-1.4\n%%EOF\n"], "resume.pdf", { type: "application/pdf" });
const product = inject("product");
const phone = newPhone();

let browser: Browser;
beforeAll(async () => {
  browser = await browserCandidate({ url: product, simulate }, phone, PDF);
});

test("an address can't make a page call something else than what it shows", async () => {
  const { id } = await postJob();
  const saved = () =>
    query("select * from saved_jobs join users on users.id = user_id where phone = ?", [phone]);
  for (const token of [
    `..%2Fjobs%2F${id}%2FsaveJob`,
    `..%2Fjobs%2F${id}%2FsaveJob%3Fsaved=true%23`,
    `..%5Cjobs%5C${id}%5CsaveJob`,
    `%2e%2e%2Fjobs%2F${id}%2FsaveJob`,
  ]) {
    const { status } = await browser.get(`/assessment/${token}`);
    expect([token, status]).toEqual([token, 404]);
  }
  // Nor is what a form says of a row a path.
  const gone = await browser.post("/resumes", { intent: "delete", id: "../savedJobs" });
  expect(gone.status).toBe(303);
  expect((await browser.post(`/jobs/..%2Fjobs%2F${id}/save`, { saved: "true" })).status).toBe(200);
  const odd = { intent: "unread", id: `../../jobs/${id}`, returnTo: "/" };
  expect((await browser.post("/notifications", odd)).status).toBe(303);
  expect(await saved()).toEqual([]);
});

import { expect, test } from "vitest";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { companySays, hiring, meeting } from "../support/api/meetings";
import { succeeded } from "../support/client";

test("an answer that can't be sent any more leaves what the company typed", async () => {
  const company = await hiring();
  const met = await meeting(company);
  const { candidate, interviewId } = met;
  const begun = new Date(Date.now() - 40 * 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [begun, interviewId]);
  const browser = await browserOf("hiring", company.owner.email);
  const page = `/hiring/applications/${candidate.id}/answer?to=decline`;
  const typed = { reason: "experience", comment: "Your typing was correct." };
  const looked = await browser.post(page, { ...typed, intent: "look" });
  expect(looked.html).toContain("Send: declined");
  // A colleague says otherwise meanwhile.
  await succeeded(companySays(met, "candidate_absent"));
  const sent = await browser.post(page, { ...typed, intent: "send" });
  expect(sent.html).toContain(`${typed.comment}</textarea>`);
  expect(sent.html).toContain("form-alert");
});

import { expect, test } from "vitest";
import { applied } from "../support/api/applicant";
import { signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { companySays, hiring, meeting } from "../support/api/meetings";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";

test("an answer that can no longer be sent keeps what the company typed", async () => {
  const company = await hiring();
  const interview = await meeting(company);
  const { candidate, interviewId } = interview;
  const begun = new Date(Date.now() - 40 * 60_000).toISOString();
  await query("update interviews set at = ? where id = ?", [begun, interviewId]);
  const browser = await browserOf("hiring", company.owner.email);
  const page = `/hiring/applications/${candidate.id}/answer?to=decline`;
  const typed = { reason: "experience", comment: "Your typing was correct." };
  const looked = await browser.post(page, { ...typed, intent: "look" });
  expect(looked.html).toContain("Send: declined");
  // Meanwhile a colleague makes another statement.
  await succeeded(companySays(interview, "candidate_absent"));
  const answer = await browser.post(page, { ...typed, intent: "send" });
  expect(answer.html).toContain(`${typed.comment}</textarea>`);
  expect(answer.html).toContain("form-alert");
});

test("a person who signs out of an ended session is signed out", async () => {
  const { id, email } = await signInStaff("support");
  const browser = await browserOf("staff", email);
  const at = new Date().toISOString();
  await query("update console_sessions set ended_at = ? where staff_id = ?", [at, id]);
  const signedOut = await browser.post("/staff/login", { intent: "sign-out" });
  expect(signedOut).toMatchObject({ status: 303, location: "/staff/login" });
  expect((await browser.get("/staff")).location).toBe("/staff/login?next=%2Fstaff");
});

test.each([
  ["hiring", () => signInMember({ role: "owner" }), { intent: "save" }, "name"],
  ["staff", () => signInStaff("admin"), { intent: "comment" }, "text"],
] as const)("a form of the %s console that was posted after the session had ended is kept until its person signed in again", async (console, signIn, form, name) => {
  const { id, email } = await signIn();
  const path =
    console === "staff"
      ? `/staff/applications/${(await applied((await postJob()).id)).id}`
      : "/hiring/company";
  const browser = await browserOf(console, email);
  const person = console === "staff" ? "staff_id" : "member_id";
  await query(`update console_sessions set ended_at = ? where ${person} = ?`, [
    new Date().toISOString(),
    id,
  ]);
  const typed = { ...form, [name]: 'The "Spice & Rice"' };
  for (const turn of ["the session is known", "no session is known"]) {
    const { status, html } = await browser.post(path, typed);
    expect([turn, status]).toEqual([turn, 401]);
    expect(html).toContain("You are signed out");
    expect(html).toContain('value="The &quot;Spice &amp; Rice&quot;"');
    expect(html).toContain(`href="/${console}/login?next=${encodeURIComponent(path)}"`);
  }
  const { cookies } = await browserOf(console, email);
  browser.cookies.take([`pakka_${console}=${cookies.value(`pakka_${console}`)}`]);
  expect(await browser.post(path, typed)).toMatchObject({ status: 303, location: path });
});

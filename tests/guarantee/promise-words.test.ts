import { expect, inject, test } from "vitest";
import * as guaranteeRulesWords from "~worker/words/guarantee-rules";
import * as promisesWords from "~worker/words/promises";
import { staticContent } from "../../content/pages";
import { inHours, mailed, paid, passed, passUndoOf, setInterview } from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { companySays, hiring, meetingOf } from "../support/api/meetings";
import { offerDay } from "../support/api/offered-days";
import { call, client, screens, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { newSession } from "../support/form-browser";
import { get } from "../support/get";
import { completeProfile } from "../support/people";

/** The page's text as one line; with fields, the text of the answer to the posted form. */
async function pageText(path: string, cookie = "", fields?: Record<string, string>) {
  const body = fields && new URLSearchParams(fields);
  const { text } = await get(inject("product") + path, { headers: { Cookie: cookie }, body });
  return text.replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("how-it-works and the terms contain every rule of the promise, and other pages the main one", async () => {
  const rules = [
    ...Object.values(guaranteeRulesWords.PROMISE_RULES),
    ...Object.values(guaranteeRulesWords.OTHERWISE_RULES),
  ];
  // Other tests write these pages' contents meanwhile, so this one reads the defaults.
  const { terms_conditions, about_us } = staticContent;
  for (const page of [await pageText("/how-it-works"), terms_conditions]) {
    for (const { title, text } of rules) {
      expect(page).toContain(title);
      expect(page).toContain(text);
    }
  }
  expect(about_us).toContain(promisesWords.NO_INTERVIEW_RULE);
  for (const path of ["/", "/how-it-works", "/pricing"]) {
    expect(await pageText(path)).toContain(promisesWords.NO_INTERVIEW_RULE);
  }
  // The numbers of the facts, in digits.
  expect(rules.map(({ text }) => text).join(" ")).toMatch(
    /3 times, until 24 hours .* usually 14\. .* usually within 7 days\. .* 72 hours later, .* 3 days later again\. After 7 days .* 24 hours after .* 96 hours\. .* 14 days .* 24 hours\. .* 72 hours\. .* 5 days\. .* 2 times a year\. .* 30 days /,
  );
});

test("a job's promise is on its page and at both pay buttons, and beside the free times", async () => {
  const { id } = await postJob({ interviewWithinDays: 9, answerWithinDays: 3 });
  const promise = "Interview within 9 days after you book, or your ₹199 comes back by itself.";
  const job = await pageText(`/jobs/${id}`);
  expect(job).toContain("Interview within 9 days, or ₹199 comes back.");
  expect(job).toContain("Then a yes or no in 3 days.");

  const { cookie, token, phone } = await newSession(screens());
  const person = { token, phone, email: `p${phone}@example.in` };
  await completeProfile(client, person);
  const one = await passed(id, person);
  const path = `/applications/${one.id}`;
  expect(await pageText(path, cookie)).toContain(promise);
  const { times } = await offerDay(id);
  await get(`${inject("product")}${path}/pay`, {
    headers: { Cookie: cookie },
    body: new URLSearchParams(),
  });
  for (const page of [await pageText(path, cookie), await pageText(`${path}/pay`, cookie)]) {
    expect(page).toContain(promise);
    expect(page).toContain("Times you can choose after paying");
    expect(page).toContain(`${times.length} times in all.`);
  }
});

test("a candidate who got the money back is promised none for another time, which costs nothing", async () => {
  const { cookie, token, phone } = await newSession(screens());
  const person = { token, phone, email: `p${phone}@example.in` };
  await completeProfile(client, person);
  const company = await hiring();
  const one = await meetingOf(company, await paid(company.job.id, person));
  const moveTo = (hours: number) =>
    query("update interviews set at = ? where application_id = ? and state = 'scheduled'", [
      inHours(hours),
      one.candidate.id,
    ]);
  await moveTo(-2);
  expect((await companySays(one, "employer_absent")).status).toBe(200);
  await passUndoOf(one.candidate);
  const path = `/applications/${one.candidate.id}`;
  expect(await pageText(path, cookie)).toContain("Your ₹199");

  const { body: again } = await setInterview(one.candidate.id, inHours(72));
  await moveTo(-0.4);
  const page = await pageText(path, cookie, { intent: "outcome", outcome: "employer_absent" });
  expect(page).toContain("No reply: we believe you.");
  expect(page).not.toMatch(/[:,] your ₹199 (comes|does not come) back/);

  await moveTo(72);
  await confirmEmail(person.email);
  const cancelled = `/ops/interviews/${again.id}/cancel`;
  expect((await call("POST", cancelled, { token: staffToken(), json: {} })).status).toBe(200);
  const subject = "Interview cancelled by the employer";
  await mailed(person.email, subject);
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${person.email}`,
  );
  const mail = mails.find((each) => each.subject === subject);
  expect(mail?.text).toContain("When there are new times, we tell you.");
  expect(mail?.text).not.toContain("money back");
});

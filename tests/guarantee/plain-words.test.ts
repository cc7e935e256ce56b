import { expect, test } from "vitest";
import { inHours, mailed, paid } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { confirmEmail } from "../support/api/database";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { dateInDays, newDay } from "../support/interview-days";

// A company's text about an interview is part of our mails: it can neither forge a line of ours nor
// lead a reader away from us.

const ELSEWHERE = [
  "Call 9876543210",
  "98765 43210",
  "www.evil.example",
  "evil.example",
  "https://evil.example/pay",
  "me@shop",
  "987 654 3210",
  "९८७६५ ४३२१०",
  "203.0.113.7/pay",
  "evil\u3002in/pay",
  "asha\uff20okaxis",
  "98765\u200b\u202e43210",
];

test("venue and interviewer are a single line that does not lead candidates off the site", async () => {
  const company = await verified();
  const job = await postJob();
  await giveJob(company.id, job.id);
  const { token } = company.owner;
  const days = `/employer/jobs/${job.id}/days`;
  const offer = (changes: object) => call("POST", days, { token, json: newDay(changes) });
  const one = await paid(job.id);
  await confirmEmail(one.email);
  const set = (json: object) =>
    call("POST", `/ops/applications/${one.id}/interviews`, { token: staffToken(), json });
  const at = inHours(72).replace(/T.*/, "T06:00:00.000Z");
  for (const text of ELSEWHERE) {
    for (const name of ["place", "interviewer"])
      expect((await offer({ [name]: text })).body.fields).toHaveProperty(name);
    expect((await set({ at, place: text })).body.fields).toHaveProperty("place");
  }
  const odd = "Gate 1\n\nYour slot is not confirmed.\u0000\u202e\u2028\u200bRing Road";
  const flat = "Gate 1 Your slot is not confirmed. Ring Road";
  const { body: day } = await offer({ date: dateInDays(8), place: odd, interviewer: odd });
  expect(day).toMatchObject({ place: flat, interviewer: flat });
  for (const link of ["https://a.in/x\ny", "https://a.in/x y"])
    expect((await offer({ link })).body.fields).toHaveProperty("link");

  const { body: interview } = await set({ at, place: odd });
  expect(interview.place).toBe(flat);
  const move = { at: at.replace("06:00", "07:00") };
  await call("PATCH", `/ops/interviews/${interview.id}`, { token: staffToken(), json: move });
  await mailed(one.email, "Interview moved");
  const mails: { subject: string; text: string }[] = await simulate(
    `/inbox/email?to=${encodeURIComponent(one.email)}`,
  );
  const mail = mails.find(({ subject }) => subject === "Interview moved")?.text.split("\n");
  expect(mail).toContain(`Place: ${flat}`);
});

import { expect, test } from "vitest";
import * as words from "~worker/words/formats";
import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";
import { type Applicant, paid, runAction } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { giveJob, verified } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newDay } from "../support/interview-days";
import { SHORT_TEST_JOB } from "../support/jobs";

interface Mail {
  subject: string;
  text: string;
}
const mailsTo = async (email: string): Promise<Mail[]> =>
  simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
/** The mail with this subject, once it has arrived. */
async function mailed(email: string, subject: string): Promise<Mail> {
  const mails = await eventually(
    () => mailsTo(email),
    (all) => all.some((one) => one.subject === subject),
  );
  return mails.find((one) => one.subject === subject) as Mail;
}
const inDays = (days: number) => todayInIndia(new Date(now().getTime() + days * 86_400_000));
const choosing =
  (dayId: number) =>
  ({ token, id }: Applicant, at: string) =>
    succeeded(call("POST", `/user/applications/${id}/interview`, { token, json: { dayId, at } }));

test("owners and recruiters are told once what candidates do with a day, and who comes", async () => {
  const { id: company, owner } = await verified();
  const recruiter = await signInMember({ role: "recruiter", company });
  const desk = await signInMember({ role: "front_desk", company });
  const job = await postJob();
  await giveJob(company, job.id);
  const date = inDays(4);
  const day = await succeeded(
    call("POST", `/employer/jobs/${job.id}/days`, { token: owner.token, json: newDay({ date }) }),
  );
  const [at, later, other] = ["10:00", "11:00", "11:30"].map((time) =>
    momentInIndia(date, time).toISOString(),
  ) as [string, string, string];
  const choose = choosing(day.id);
  const one = await paid(job.id);
  await choose(one, at);
  await choose(one, at);
  for (const { email } of [owner, recruiter]) {
    const mail = await mailed(email, `Asha Verma comes on ${words.clockTime(at)}`);
    expect(mail.text).toContain(`/hiring/jobs/${job.id}/days/${day.id}`);
    expect(mail.text).not.toContain(one.phone);
  }
  await choose(one, later);
  const moveMail = await mailed(owner.email, `Asha Verma comes on ${words.clockTime(later)} now`);
  expect(moveMail.text).toContain(words.clockTime(at));
  const two = await paid(job.id);
  await choose(two, other);
  await runAction(two, "cancel");
  await mailed(owner.email, `Asha Verma does not come on ${words.clockTime(other)}`);

  // A name with letters and dots may look like a web address.
  await query("update users set name = 'S.K. evil.in' where email = ?", [one.email]);
  const ahead = `Interviews on ${words.dateWords(at)}`;
  const secondsUntil = (time: string) =>
    Math.ceil((momentInIndia(inDays(0), time).getTime() - now().getTime()) / 1_000);
  // Until the day before the interviews, and then until that day's afternoon.
  await passTime({ days: Math.round((Date.parse(at) - now().getTime()) / 86_400_000) - 1 });
  while (inDays(1) !== date) await passTime({ hours: 1 });
  if (secondsUntil("17:50") > 0) {
    await passTime({ seconds: secondsUntil("17:50") });
    expect((await mailsTo(owner.email)).map(({ subject }) => subject)).not.toContain(ahead);
  }
  if (secondsUntil("18:01") > 0) await passTime({ seconds: secondsUntil("18:01") });
  await Promise.all([runSchedule(), runSchedule()]);
  for (const { email } of [owner, recruiter]) {
    const { text } = await mailed(email, ahead);
    expect(text).toContain(`11:00 am, S. K. evil. in, ${SHORT_TEST_JOB.title}`);
    expect(text).not.toContain("11:30 am");
  }
  await passTime({ minutes: 5 });
  const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => / on \w{3} \d/.test(subject))).toHaveLength(5);
  const toDesk = (await mailsTo(desk.email)).map(({ subject }) => subject);
  expect(toDesk.filter((subject) => / on \w{3} \d/.test(subject))).toEqual([]);
});

test("late news name only times at which somebody still comes", async () => {
  const { id: company, owner } = await verified();
  const job = await postJob();
  await giveJob(company, job.id);
  const date = inDays(4);
  const day = await succeeded(
    call("POST", `/employer/jobs/${job.id}/days`, { token: owner.token, json: newDay({ date }) }),
  );
  const [at, later, other, last] = ["10:00", "11:00", "11:30", "10:30"].map((time) =>
    momentInIndia(date, time).toISOString(),
  ) as [string, string, string, string];
  const choose = choosing(day.id);
  const [moves, cancels] = [await paid(job.id), await paid(job.id)];
  await simulate("/faults", { provider: "email", mode: "error", times: 1_000 });
  try {
    await choose(moves, at);
    await choose(moves, later);
    await choose(cancels, other);
    await eventually(
      () =>
        query(
          `select id from outbox where kind in ('time_chosen', 'time_moved') and attempts > 0
            and json_extract(payload, '$.companyId') = ?`,
          [company],
        ),
      (tried) => tried.length === 3,
    );
  } finally {
    await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  }
  await choose(moves, last);
  await runAction(cancels, "cancel");
  await mailed(owner.email, `Asha Verma comes on ${words.clockTime(last)} now`);
  await mailed(owner.email, `Asha Verma does not come on ${words.clockTime(other)}`);
  await passTime({ hours: 1 });
  await eventually(
    () =>
      query(
        `select id from outbox where kind in ('time_chosen', 'time_moved') and handled_at is null
          and json_extract(payload, '$.companyId') = ?`,
        [company],
      ),
    (waiting) => waiting.length === 0,
  );
  const subjects = (await mailsTo(owner.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => / on \w{3} \d/.test(subject))).toHaveLength(2);
});

import { expect, test } from "vitest";
import * as words from "~worker/words/formats";
import { OBJECT_ABSENT_HOURS, OBJECT_HELD_HOURS } from "../../worker/facts/guarantee/guarantee";
import { addSeconds } from "../../worker/facts/times";
import { now, passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import {
  candidateSays,
  checkIn,
  companySays,
  hiring,
  MEETING_MINUTES,
  type Meeting,
  meeting,
  passUndo,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call, simulate } from "../support/api/product";
import { eventually } from "../support/eventually";

// Neither side has made a statement, both were asked, and the company answers in the last minutes.

const HOUR = 60;
const ASKED_UNTIL = MEETING_MINUTES + 96 * HOUR;

const company = await hiring();
const twoRounds = await hiring({ rounds: 2 });

const ofCompany = ({ owner, candidate }: Meeting, act: string, json: object = {}) =>
  call("POST", `/employer/applications/${candidate.id}/${act}`, { token: owner.token, json });
const reject = (one: Meeting) => ofCompany(one, "result", { result: "REJECTED", reason: "skills" });
const callOn = (one: Meeting) => ofCompany(one, "next-round");
const stateOf = async (one: Meeting) => (await ticket(one)).interview.state;

test("a late statement of the company leaves its candidate the whole time to deny it", async () => {
  const [held, silent, rejected, absent] = [
    await meeting(company),
    await meeting(company),
    await meeting(company),
    await meeting(company),
  ];
  const called = await meeting(twoRounds, { round: 1 });
  const all = [held, silent, rejected, absent, called];
  await passUntil(held.at, ASKED_UNTIL - 10);
  const answers = [
    await companySays(held, "held"),
    await companySays(silent, "held"),
    await reject(rejected),
    await companySays(absent, "candidate_absent"),
    await callOn(called),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await passTime({ minutes: 30 });
  expect(await Promise.all(all.map(stateOf))).toEqual(Array(5).fill("scheduled"));
  const denied = [held, rejected, called];
  for (const one of denied) {
    expect((await candidateSays(one, "employer_absent")).status).toBe(200);
  }
  await passUndo();
  expect(await Promise.all(denied.map(stateOf))).toEqual(Array(3).fill("disputed"));
  // The company can't change its statement.
  expect((await companySays(absent, "held")).body.code).toBe("word_given");
  await passTime({ hours: 24 });
  expect(await stateOf(silent)).toBe("held");
  expect((await candidateSays(silent, "employer_absent")).body.code).toBe("not_word_time");
  expect((await ticket(rejected)).status).toBe("INTERVIEW_SCHEDULED");
  await passTime({ hours: 47 });
  expect((await candidateSays(absent, "employer_absent")).status).toBe(200);
  await passUndo();
  expect(await stateOf(absent)).toBe("disputed");
});

test("while a refund waits for the next day, the company's statement does not cancel it", async () => {
  const [said, answered] = [await meeting(company), await meeting(company)];
  const called = await meeting(twoRounds, { round: 1 });
  const all = [said, answered, called];
  await passUntil(said.at, ASKED_UNTIL - 10);
  // Today's refunds have reached the cap.
  const full = `update payments set is_automatic_refund = ?, refund_due_at = ?, refund_amount = ?
    where id = (select min(id) from payments where state <> 'kept')`;
  const ended = await meeting(company);
  await call("POST", `/user/applications/${ended.candidate.id}/cancel`, {
    token: ended.candidate.token,
  });
  await query(full, [1, new Date(now().getTime() + 3_600_000).toISOString(), 5_000_000]);
  await passTime({ minutes: 20 });
  expect(await Promise.all(all.map(stateOf))).toEqual(Array(3).fill("scheduled"));
  expect((await companySays(said, "held")).body.code).toBe("not_word_time");
  expect((await reject(answered)).body.code).toBe("interview_not_held");
  expect((await callOn(called)).body.code).toBe("interview_not_held");
  const { token } = answered.owner;
  const answer = await call("GET", `/employer/applications/${answered.candidate.id}`, { token });
  expect(answer.body.choices).toMatchObject({ result: false, nextRound: false });
  await query(full, [0, now().toISOString(), 19_900]);
  await passTime({ days: 1 });
  expect(await Promise.all(all.map(stateOf))).toEqual(Array(3).fill("unproven"));
  for (const one of all) expect((await ticket(one)).refund).toMatchObject({ amount: 19_900 });
  // The company may still answer once the refund is on its way.
  expect((await reject(answered)).status).toBe(200);
});

interface Mail {
  subject: string;
  text: string;
}

const mailsOf = ({ candidate }: Meeting): Promise<Mail[]> =>
  simulate(`/inbox/email?to=${encodeURIComponent(candidate.email)}`);

test("late mails say until when the company's statement can be denied, and nothing that is over", async () => {
  const [held, absent] = [await meeting(company), await meeting(company)];
  const called = await meeting(twoRounds, { round: 1 });
  await passUntil(called.at, 0);
  await checkIn(called, (await ticket(called)).interview.meetingCode);
  await passUntil(called.at, 40);
  // Renews the companies' sessions while mail still works.
  for (const { owner } of [held, called]) {
    await call("GET", "/employer/company", { token: owner.token });
  }
  await simulate("/faults", { provider: "email", mode: "error", times: 1_000 });
  try {
    const answers = [
      await companySays(held, "held"),
      await companySays(absent, "candidate_absent"),
      await callOn(called),
      await reject(called),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await passTime({ minutes: 15 });
    expect((await ticket(called)).status).toBe("REJECTED");
    // By now the provider has refused each of the mails.
    const ids = [held, absent, called].map(({ candidate }) => candidate.id);
    await eventually(
      () =>
        query(
          `select id from outbox where application_id in (?, ?, ?)
            and handled_at is null and attempts = 0`,
          ids,
        ),
      (untried) => untried.length === 0,
    );
  } finally {
    await simulate("/faults", { provider: "email", mode: "ok", times: 1 });
  }
  for (const _ of "123") await passTime({ hours: 1 });
  const late: [Meeting, string, number][] = [
    [held, "The company says that you met", OBJECT_HELD_HOURS],
    [absent, "The company says that you did not come", OBJECT_ABSENT_HOURS],
  ];
  for (const [one, title, hours] of late) {
    const mail = await eventually(
      async () => (await mailsOf(one)).find(({ subject }) => subject === title),
      Boolean,
    );
    const [row] = await query("select company_word_at from interviews where id = ?", [
      one.interviewId,
    ]);
    const until = addSeconds(new Date(String(row?.company_word_at)), hours * 3_600);
    expect(mail?.text).toContain(`say so by ${words.clockTime(until)}`);
  }
  const [row] = await eventually(
    () =>
      query(
        "select handled_at from outbox where kind = 'next_round' and json_extract(payload, '$.applicationId') = ?",
        [called.candidate.id],
      ),
    ([one]) => one?.handled_at != null,
  );
  expect(row).toBeDefined();
  const subjects = await eventually(
    async () => (await mailsOf(called)).map(({ subject }) => subject),
    (all) => all.includes("Thank you for your effort"),
  );
  expect(subjects).not.toContain("You are in the next round");
});

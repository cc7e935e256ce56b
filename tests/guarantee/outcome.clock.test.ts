import { expect, test } from "vitest";
import { refundsAtProvider } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import {
  arrive,
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
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

const company = await hiring();
const HOUR = 60;
const END = MEETING_MINUTES;

/** An act, with its minutes after the beginning of the interview. */
type Act = [minutes: number, act: (one: Meeting) => Promise<{ status: number }>];

const arrived: Act = [-10, arrive];
const showsCode = (minutes: number): Act => [
  minutes,
  async (one) => checkIn(one, (await ticket(one)).interview.meetingCode),
];
const candidate = (outcome: string, minutes: number): Act => [
  minutes,
  (one) => candidateSays(one, outcome),
];
const says = (outcome: string, minutes: number): Act => [
  minutes,
  (one) => companySays(one, outcome),
];

/** The acts with their minutes, the minute at which the interview is settled, and its outcome. */
const ROWS: [name: string, acts: Act[], at: number, outcome: string][] = [
  ["the code is typed", [showsCode(0)], 0, "held kept"],
  [
    "the code is typed after the candidate denied it",
    [candidate("employer_absent", 25), showsCode(40)],
    40,
    "disputed kept",
  ],
  [
    "the company says held after the candidate denied it",
    [candidate("employer_absent", 25), says("held", 40)],
    40,
    "disputed kept",
  ],
  [
    "the candidate denies the company's held in time",
    [says("held", 40), candidate("employer_absent", 40 + 23 * HOUR)],
    51 + 23 * HOUR,
    "disputed kept",
  ],
  ["nobody denies the company's held", [says("held", 40)], 41 + 24 * HOUR, "held kept"],
  ["both say held", [says("held", 40), candidate("held", 45)], 45, "held kept"],
  ["the company was not there", [says("employer_absent", 40)], 51, "employer_absent back"],
  [
    "the company says absent of who had arrived",
    [arrived, says("candidate_absent", 40)],
    51,
    "disputed kept",
  ],
  [
    "the company says absent, and the candidate objects",
    [says("candidate_absent", 40), candidate("held", 40 + 71 * HOUR)],
    40 + 71 * HOUR,
    "disputed kept",
  ],
  [
    "nobody objects to absent",
    [says("candidate_absent", 40)],
    41 + 72 * HOUR,
    "candidate_absent kept, ended candidate_absent",
  ],
  [
    "both say that the candidate was absent",
    [says("candidate_absent", 40), candidate("candidate_absent", 50)],
    61,
    "candidate_absent kept, ended candidate_absent",
  ],
  [
    "the candidate came, nobody else did, and the company is silent",
    [arrived, candidate("employer_absent", 25)],
    END + 1 + 24 * HOUR,
    "employer_absent back",
  ],
  ["the candidate says held and the company nothing", [candidate("held", 25)], 25, "held kept"],
  [
    "the candidate was absent and the company says nothing",
    [candidate("candidate_absent", 25)],
    36,
    "candidate_absent kept, ended candidate_absent",
  ],
  [
    "nobody came, says the candidate from elsewhere",
    [candidate("employer_absent", 25)],
    END + 1 + 96 * HOUR,
    "unproven back",
  ],
  ["nobody says anything", [], END + 1 + 96 * HOUR, "unproven back"],
];

async function settled(one: Meeting): Promise<string> {
  const { interview, refund, closedBecause } = await ticket(one);
  return `${interview.state} ${refund ? "back" : "kept"}${closedBecause ? `, ended ${closedBecause}` : ""}`;
}

test("each row of the outcome table holds through the calls of both sides", {
  timeout: 300_000,
}, async () => {
  const rows = await Promise.all(
    ROWS.map(async ([name, acts, at, outcome]) => ({
      name,
      acts,
      at,
      outcome,
      one: await meeting(company),
    })),
  );
  // Each interview begins at its own time, so the clock moves from act to act.
  const moments = rows
    .flatMap(({ name, acts, at, outcome, one }) => [
      ...acts.map(([minutes, act]) => ({ name, minutes, one, act, outcome: null })),
      { name, minutes: at, one, act: null, outcome },
    ])
    .map((moment) => ({ ...moment, time: Date.parse(moment.one.at) + moment.minutes * 60_000 }))
    .sort((a, b) => a.time - b.time);
  for (const { name, one, minutes, act, outcome } of moments) {
    await passUntil(one.at, minutes);
    if (act) expect([name, (await act(one)).status]).toEqual([name, 200]);
    else if (outcome) expect([name, await settled(one)]).toEqual([name, outcome]);
  }
});

test("the code counts around the time alone, and five wrong ones end it", async () => {
  const one = await meeting(company);
  expect((await ticket(one)).interview.meetingCode).toBeNull();
  expect((await checkIn(one, "KTR-48")).body.code).toBe("not_meeting_time");
  expect((await arrive(one)).body.code).toBe("not_meeting_time");
  expect((await candidateSays(one, "held")).body.code).toBe("not_word_time");
  await passUntil(one.at, -59);
  const { meetingCode } = (await ticket(one)).interview;
  expect(meetingCode).toMatch(/^[A-Z]{3}-[2-9]{2}$/);
  const first = await checkIn(one, "AAA-22");
  const wrong = await Promise.all(Array.from({ length: 11 }, () => checkIn(one, "AAA-22")));
  const codes = [first, ...wrong].map(({ body }) => body.code);
  expect(codes.filter((code) => code === "meeting_code_wrong")).toHaveLength(5);
  expect(codes.filter((code) => code === "meeting_code_paused")).toHaveLength(7);
  expect((await checkIn(one, meetingCode)).body.code).toBe("meeting_code_paused");
  await passUntil(one.at, 21);
  expect((await companySays(one, "held")).status).toBe(200);
  expect((await companySays(one, "held")).status).toBe(200);
  expect((await companySays(one, "employer_absent")).body.code).toBe("word_given");
  const other = await hiring();
  expect((await companySays({ ...one, owner: other.owner }, "held")).status).toBe(404);
  expect((await candidateSays(one, "held")).status).toBe(200);
  expect((await ticket(one)).interview).toMatchObject({
    state: "held",
    words: { candidate: "held" },
  });
});

test("when the company did not come, the money goes back by itself and another time is free for two weeks", async () => {
  const one = await meeting(company);
  await passUntil(one.at, -10);
  await arrive(one);
  await passUntil(one.at, 21);
  await candidateSays(one, "employer_absent");
  await passUntil(one.at, END + 24 * HOUR + 1);
  expect(await ticket(one)).toMatchObject({
    status: "PAYMENT_CONFIRMED",
    interview: { state: "employer_absent" },
    refund: { amount: 19_900 },
    choices: { cancel: "nothing", refund: false },
  });
  const [refund] = await eventually(
    () => refundsAtProvider(String(one.candidate.paymentId)),
    (refunds) => refunds.length > 0,
  );
  expect(refund?.amount).toBe(19_900);
  await passTime({ days: 13 });
  expect((await ticket(one)).status).toBe("PAYMENT_CONFIRMED");
  await passTime({ days: 1 });
  expect(await ticket(one)).toMatchObject({ status: "REJECTED", closedBecause: "employer_absent" });
  expect(await refundsAtProvider(String(one.candidate.paymentId))).toHaveLength(1);
});

test("staff decide a dispute once, and one that waits too long gives the money back", async () => {
  const [decided, undecided] = [await meeting(company), await meeting(company)];
  const [refunded, absent] = [await meeting(company), await meeting(company)];
  const dispute = async (one: Meeting) => {
    await candidateSays(one, "employer_absent");
    await companySays(one, "held");
  };
  await passUntil(decided.at, 21);
  for (const one of [decided, undecided, refunded, absent]) await dispute(one);
  await passUndo();
  const decide = (outcome: string, one = decided) =>
    call("POST", `/ops/interviews/${one.interviewId}/decision`, {
      token: staffToken(),
      json: { outcome, reason: "The visitors' book names the candidate." },
    });
  const { id, paymentId } = refunded.candidate;
  const refund = await call("POST", `/ops/payments/${paymentId}/refund`, {
    token: staffToken(),
    json: { reason: "The branch closed.", expect: { applicationId: id } },
  });
  expect(refund.status).toBe(200);
  // A parallel repeat of the decision has no further effect.
  const twice = await Promise.all([
    decide("employer_absent", refunded),
    decide("employer_absent", refunded),
    decide("employer_absent", absent),
    decide("employer_absent", absent),
  ]);
  expect(twice.map(({ body }) => body.state)).toEqual(Array(4).fill("employer_absent"));
  expect(await ticket(refunded)).toMatchObject({
    status: "REJECTED",
    closedBecause: "staff_refund",
    interview: { state: "employer_absent" },
  });
  expect(await ticket(decided)).toMatchObject({ choices: { cancel: null } });
  expect((await decide("held")).body.state).toBe("held");
  expect((await decide("held")).status).toBe(200);
  expect((await decide("employer_absent")).body.code).toBe("not_disputed");
  await passTime({ days: 5 });
  expect(await settled(decided)).toBe("held kept");
  expect(await settled(undecided)).toBe("unproven back");
});

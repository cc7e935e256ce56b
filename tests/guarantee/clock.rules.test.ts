import { expect, test } from "vitest";
import {
  dueStep,
  type Guarantee,
  type KnownInterview,
} from "../../worker/domain/outcome/guarantee/clock.rules";
import { TERMS } from "../../worker/facts/guarantee/terms";

const NOW = new Date("2026-11-24T05:00:00.000Z");
const HOUR = 1;
const DAY = 24;
const hour = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();

const BOOKED: Guarantee = {
  sold: TERMS,
  status: "PAYMENT_CONFIRMED",
  nextRound: null,
  promisedBy: hour(DAY),
  interviewWithinDays: null,
  promiseBrokenAt: null,
  chooseAskedAt: null,
  answerBy: null,
  interviews: [],
  wasFairlyOffered: false,
  sendAt: null,
  ties: 0,
};
const interview = (more: Partial<KnownInterview>): KnownInterview => ({
  at: hour(-200),
  minutes: 30,
  state: "scheduled",
  evidence: null,
  settledAt: null,
  movedAt: null,
  acceptedAt: null,
  arrivedAt: null,
  checkedInAt: null,
  companyWord: null,
  companyWordAt: null,
  candidateWord: null,
  candidateWordAt: null,
  ...more,
});
const withInterview = (
  more: Partial<KnownInterview>,
  of: Partial<Guarantee> = {},
): Partial<Guarantee> => ({
  status: "INTERVIEW_SCHEDULED",
  interviews: [interview(more)],
  ...of,
});

const ROWS: [name: string, known: Partial<Guarantee>, due: string][] = [
  ["the promise has time", {}, `look in ${DAY}`],
  [
    "a day after the slot was confirmed",
    { promisedBy: hour(13 * DAY), interviewWithinDays: 14 },
    `ask_to_choose, look in ${11 * DAY}`,
  ],
  ["two days before the promise ends", { promisedBy: hour(48) }, "ask_to_choose, look in 48"],
  ["asked four hours ago", { promisedBy: hour(44) }, "look in 44"],
  ["the promise ends and no fair seat was offered", { promisedBy: hour(0) }, "break_promise"],
  [
    "the promise ends and a fair seat was offered",
    { promisedBy: hour(0), wasFairlyOffered: true },
    `remind_to_choose, look in ${3 * DAY}`,
  ],
  [
    "reminded two days ago",
    { promisedBy: hour(-9 * DAY), wasFairlyOffered: true, chooseAskedAt: hour(-2 * DAY) },
    `look in ${DAY}`,
  ],
  [
    "reminded three days ago",
    { promisedBy: hour(-9 * DAY), wasFairlyOffered: true, chooseAskedAt: hour(-3 * DAY) },
    `remind_to_choose again, look in ${4 * DAY}`,
  ],
  [
    "reminded seven days ago",
    { promisedBy: hour(-9 * DAY), wasFairlyOffered: true, chooseAskedAt: hour(-7 * DAY) },
    "end did_not_choose",
  ],
  [
    "reminded, and then the seat was taken late by an older promise",
    { promisedBy: hour(-9 * DAY), chooseAskedAt: hour(-2 * DAY) },
    "break_promise",
  ],
  [
    "broken an hour ago",
    { promisedBy: hour(-HOUR), promiseBrokenAt: hour(-HOUR), wasFairlyOffered: true },
    `look in ${3 * DAY - HOUR}`,
  ],
  [
    "broken three days ago",
    { promisedBy: hour(-4 * DAY), promiseBrokenAt: hour(-3 * DAY) },
    "end employer_late",
  ],
  [
    "broken three days ago, sold with a longer wait",
    {
      sold: { ...TERMS, brokenPromiseHours: 5 * DAY },
      promisedBy: hour(-4 * DAY),
      promiseBrokenAt: hour(-3 * DAY),
    },
    `look in ${2 * DAY}`,
  ],
  [
    "the company was absent yesterday",
    {
      promisedBy: hour(-9 * DAY),
      interviews: [interview({ state: "employer_absent", settledAt: hour(-DAY) })],
    },
    `look in ${13 * DAY}`,
  ],
  [
    "the company was absent two weeks ago",
    { interviews: [interview({ state: "employer_absent", settledAt: hour(-14 * DAY) })] },
    "end employer_absent",
  ],
  [
    "the company was absent two weeks ago, and cancelled another time since",
    {
      interviews: [
        interview({ state: "cancelled", at: hour(DAY) }),
        interview({ state: "employer_absent", settledAt: hour(-14 * DAY) }),
      ],
    },
    `look in ${DAY}`,
  ],
  [
    "called to round 2 without a time in time",
    withInterview(
      { state: "held" },
      { status: "INTERVIEW_1_SCHEDULED", nextRound: 2, promisedBy: hour(0) },
    ),
    "break_promise",
  ],
  [
    "called to round 2 while the company's word of the first is open",
    withInterview(
      { at: hour(-2), companyWord: "held", companyWordAt: hour(-1) },
      { status: "INTERVIEW_1_SCHEDULED", nextRound: 2, promisedBy: hour(0) },
    ),
    "look in 23",
  ],
  [
    "called to round 2, and ended before its time",
    withInterview({ state: "held" }, { status: "REJECTED", nextRound: 2, promisedBy: hour(0) }),
    "nothing",
  ],
  ["an interview is ahead", withInterview({ at: hour(5) }), "look in 5"],
  ["met by code", withInterview({ at: hour(-1), checkedInAt: hour(-1) }), "settle held"],
  [
    "over for a day without a word",
    withInterview({ at: hour(-24.5) }),
    `ask_how_it_went, look in ${3 * DAY}`,
  ],
  ["over for four days without a word", withInterview({ at: hour(-96.5) }), "settle unproven"],
  [
    "a dispute of four days",
    withInterview({ state: "disputed", settledAt: hour(-4 * DAY) }),
    `look in ${DAY}`,
  ],
  [
    "a dispute of five days",
    withInterview({ state: "disputed", settledAt: hour(-5 * DAY) }),
    "settle unproven",
  ],
  [
    "the third such dispute of the year",
    withInterview({ state: "disputed", settledAt: hour(-5 * DAY) }, { ties: 2 }),
    "nothing",
  ],
  [
    "held, and a result waits",
    withInterview({ state: "held" }, { sendAt: hour(1), answerBy: hour(DAY) }),
    "look in 1",
  ],
  [
    "held, and a result is due",
    withInterview({ state: "held" }, { sendAt: hour(0), answerBy: hour(DAY) }),
    "send_result",
  ],
  [
    "held, and the answer has time",
    withInterview({ state: "held" }, { answerBy: hour(DAY) }),
    `look in ${DAY}`,
  ],
  [
    "held, and the answer is overdue",
    withInterview({ state: "held" }, { answerBy: hour(-1) }),
    "ask_for_answer, look in 23",
  ],
  [
    "held, and overdue for 30 days",
    withInterview({ state: "held" }, { answerBy: hour(-30 * DAY) }),
    "end no_answer",
  ],
  [
    "not proven, and the answer has time",
    withInterview({ state: "unproven" }, { answerBy: hour(DAY) }),
    `look in ${DAY}`,
  ],
  [
    "not proven, and no answer came",
    withInterview({ state: "unproven" }, { answerBy: hour(0) }),
    "end not_proven",
  ],
  ["ended", { status: "REJECTED" }, "nothing"],
  ["not paid yet", { status: "PAYMENT_PENDING", promisedBy: null }, "nothing"],
];

test.each(ROWS)("%s", (_, changes, expected) => {
  const due = dueStep({ ...BOOKED, ...changes }, NOW);
  const step = due?.step;
  const words = [
    step?.kind,
    step?.kind === "settle" && step.outcome.state,
    step?.kind === "end" && step.because,
    step?.kind === "remind_to_choose" && step.again && "again",
  ]
    .filter(Boolean)
    .join(" ");
  const hours = due && (Date.parse(due.lookAt) - NOW.getTime()) / 3_600_000;
  const look = hours ? `look in ${hours}` : "";
  expect([words, look].filter(Boolean).join(", ") || "nothing").toBe(expected);
});

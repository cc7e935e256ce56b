import { expect, test } from "vitest";
import { type Testimony, verdictOf } from "../../worker/domain/booking/interview/outcome.rules";

const AT = "2026-11-24T05:00:00.000Z";
const HOUR = 60;
/** Minutes after the beginning; the interview takes 30. */
const minute = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString();
const END = 30;

const SILENT: Testimony = {
  at: AT,
  minutes: END,
  movedAt: null,
  acceptedAt: null,
  arrivedAt: null,
  checkedInAt: null,
  companyWord: null,
  companyWordAt: null,
  candidateWord: null,
  candidateWordAt: null,
};

const code = (at: number) => ({ checkedInAt: minute(at) });
const arrived = { arrivedAt: minute(-10) };
const company = (companyWord: Testimony["companyWord"], at: number) => ({
  companyWord,
  companyWordAt: minute(at),
});
const candidate = (candidateWord: Testimony["candidateWord"], at: number) => ({
  candidateWord,
  candidateWordAt: minute(at),
});
/** The employer moved the interview, and the candidate has not accepted. */
const move = { movedAt: minute(-5_000) };

/** The statements, the minute at which they are evaluated, and the outcome. */
const ROWS: [name: string, said: Partial<Testimony>[], at: number, outcome: string][] = [
  [
    "the company: it was not there, nine minutes ago",
    [company("employer_absent", 40)],
    49,
    "open until 50",
  ],
  [
    "the candidate: was absent, nine minutes ago, and the code since",
    [candidate("candidate_absent", 25), code(30)],
    34,
    "open until 35",
  ],
  [
    "arrived and nobody came, in the last minute of the company's day",
    [arrived, candidate("employer_absent", 29 + 24 * HOUR)],
    END + 24 * HOUR,
    `open until ${39 + 24 * HOUR}`,
  ],
  ["the code", [code(0)], 0, "held by code"],
  [
    "the code, and the candidate denies it later",
    [code(0), candidate("employer_absent", 40)],
    50,
    "held by code",
  ],
  [
    "the code after the candidate denied it",
    [code(50), candidate("employer_absent", 40)],
    50,
    "disputed by word",
  ],
  [
    "the company: held; the candidate denied it before",
    [candidate("employer_absent", 25), company("held", 40)],
    40,
    "disputed by word",
  ],
  [
    "the company: held; the candidate denies it in 24 hours",
    [company("held", 40), candidate("employer_absent", 40 + 24 * HOUR)],
    50 + 24 * HOUR,
    "disputed by word",
  ],
  [
    "the company: held; the candidate denies it too late",
    [company("held", 40), candidate("employer_absent", 41 + 24 * HOUR)],
    51 + 24 * HOUR,
    "held by word",
  ],
  ["both: held", [company("held", 40), candidate("held", 45)], 45, "held by word"],
  [
    "the company: held; silence so far",
    [company("held", 40)],
    39 + 24 * HOUR,
    `open until ${40 + 24 * HOUR}`,
  ],
  [
    "the company: held; silence for 24 hours",
    [company("held", 40)],
    40 + 24 * HOUR,
    "held by word",
  ],
  [
    "the company: it was not there",
    [company("employer_absent", 40)],
    50,
    "employer_absent by word",
  ],
  [
    "the company: it was not there; the candidate: held",
    [company("employer_absent", 40), candidate("held", 25)],
    50,
    "employer_absent by word",
  ],
  [
    "the company: candidate absent; who had arrived",
    [company("candidate_absent", 40), arrived],
    50,
    "disputed by word",
  ],
  [
    "the company: candidate absent; who says held",
    [company("candidate_absent", 40), candidate("held", 50)],
    50,
    "disputed by word",
  ],
  [
    "the company: candidate absent; who says nobody came",
    [company("candidate_absent", 40), candidate("employer_absent", 50)],
    60,
    "disputed by word",
  ],
  [
    "the company: candidate absent; silence so far",
    [company("candidate_absent", 40)],
    39 + 72 * HOUR,
    `open until ${40 + 72 * HOUR}`,
  ],
  [
    "the company: candidate absent; silence for 72 hours",
    [company("candidate_absent", 40)],
    40 + 72 * HOUR,
    "candidate_absent by word",
  ],
  [
    "both: candidate absent",
    [company("candidate_absent", 40), candidate("candidate_absent", 50)],
    60,
    "candidate_absent by word",
  ],
  [
    "the company: candidate absent, at a time it moved to and nobody accepted",
    [move, company("candidate_absent", 40)],
    40 + 72 * HOUR,
    "cancelled by word",
  ],
  [
    "the same, and the candidate accepted",
    [move, { acceptedAt: minute(-60) }, company("candidate_absent", 40)],
    40 + 72 * HOUR,
    "candidate_absent by word",
  ],
  [
    "arrived and nobody came; the company is silent so far",
    [arrived, candidate("employer_absent", 25)],
    35,
    `open until ${END + 24 * HOUR}`,
  ],
  [
    "arrived and nobody came; the company is silent for 24 hours",
    [arrived, candidate("employer_absent", 25)],
    END + 24 * HOUR,
    "employer_absent by word",
  ],
  ["the candidate: held; the company is silent", [candidate("held", 25)], 25, "held by word"],
  [
    "the candidate: was absent; the company is silent",
    [candidate("candidate_absent", 25)],
    35,
    "candidate_absent by word",
  ],
  [
    "the candidate: nobody came, said from elsewhere",
    [candidate("employer_absent", 25)],
    END + 24 * HOUR,
    `asks until ${END + 96 * HOUR}`,
  ],
  ["nobody says anything so far", [], END, `open until ${END + 24 * HOUR}`],
  ["nobody says anything for 24 hours", [], END + 24 * HOUR, `asks until ${END + 96 * HOUR}`],
  [
    "who arrived says nothing more, and nobody answers",
    [arrived],
    END + 96 * HOUR,
    "unproven by word",
  ],
  ["nobody answers in 72 hours", [], END + 96 * HOUR, "unproven by word"],
];

test.each(ROWS)("%s", (_, statements, at, outcome) => {
  const verdict = verdictOf(Object.assign({}, SILENT, ...statements), new Date(minute(at)));
  const minutes = (iso: string) => (Date.parse(iso) - Date.parse(AT)) / 60_000;
  expect(
    verdict.outcome
      ? `${verdict.outcome.state} by ${verdict.outcome.evidence}`
      : `${verdict.asksHowItWent ? "asks" : "open"} until ${minutes(verdict.until)}`,
  ).toBe(outcome);
});

import { expect, test } from "vitest";
import {
  type CountedInterview,
  recordOf,
  squareOf,
} from "../../worker/domain/employers/company/record.rules";

const one = (over: Partial<CountedInterview>, count = 1) =>
  ({
    state: "held",
    evidence: "code",
    isLate: false,
    isUnprovenAbsence: false,
    ...over,
    count,
  }) as CountedInterview & { count: number };

test("each interview counts once, and not yet while it is under review", () => {
  const interviews = [
    one({}, 30),
    one({ evidence: "word" }, 6),
    one({ evidence: "decision" }, 2),
    one({ isLate: true }),
    one({ state: "cancelled", evidence: null, isLate: true }),
    one({ state: "cancelled", evidence: null }, 4),
    one({ state: "employer_absent", evidence: "word" }, 3),
    one({ state: "employer_absent", evidence: "word", isUnprovenAbsence: true }, 2),
    one({ state: "unproven", evidence: "word" }),
    one({ state: "disputed", evidence: "word" }, 5),
  ];
  expect(recordOf(interviews, 2, 7, [])).toEqual({
    promised: 52,
    heldByCode: 30,
    heldByWord: 8,
    cancelled: 4,
    cancelledLate: 2,
    absent: 3,
    neverOffered: 2,
    notProven: 3,
    free: 7,
    answersDue: 0,
    answeredInTime: 0,
    medianDaysToAnswer: null,
    heldPercent: 73,
  });
  expect(interviews.map(squareOf).join(" ")).toBe(
    "held held held broken broken broken broken broken broken open",
  );
});

test("a percentage and a median are shown from ten cases on", () => {
  const answers = (days: (number | null)[]) =>
    days.map((of) => ({ inTime: of !== null, days: of }));
  const nine = recordOf([one({}, 9)], 0, 0, answers([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  expect([nine.heldPercent, nine.medianDaysToAnswer]).toEqual([null, null]);
  const ten = recordOf([one({}, 10)], 0, 0, answers([10, 2, 3, 4, 5, 6.2, 7, 8, 9, 1, null]));
  expect(ten).toMatchObject({ heldPercent: 100, medianDaysToAnswer: 6 });
  expect([ten.answersDue, ten.answeredInTime]).toEqual([11, 10]);
});

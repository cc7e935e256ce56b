import { expect, test } from "vitest";
import { now, passTime } from "../support/api/clock";
import {
  candidateSays,
  companySays,
  hiring,
  meeting,
  passUntil,
  ticket,
} from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

const company = await hiring();

test("an answer has its due date, is sent once it can't be undone, and a month of silence ends the application", async () => {
  const [answered, silent] = [await meeting(company), await meeting(company)];
  await passUntil(answered.at, 21);
  for (const one of [answered, silent]) await candidateSays(one, "held");
  const { answerBy } = await ticket(answered);
  expect((Date.parse(answerBy) - now().getTime()) / 86_400_000).toBeCloseTo(7, 0);
  const result = (act: string, json: object) =>
    call("POST", `/ops/applications/${answered.candidate.id}/${act}`, {
      token: staffToken(),
      json,
    });
  expect((await result("result", { result: "REJECTED", reason: "skills" })).status).toBe(200);
  expect((await result("result/undo", {})).status).toBe(200);
  await passTime({ minutes: 11 });
  expect((await result("result", { result: "SELECTED" })).status).toBe(200);
  expect((await result("result", { result: "REJECTED" })).body.code).toBe("result_given");
  await passTime({ minutes: 9 });
  expect((await ticket(answered)).status).toBe("INTERVIEW_SCHEDULED");
  await passTime({ minutes: 2 });
  expect((await ticket(answered)).status).toBe("SELECTED");
  expect((await result("result/undo", {})).body.code).toBe("result_sent");
  await passTime({ days: 8 });
  expect((await ticket(silent)).status).toBe("INTERVIEW_SCHEDULED");
  await passTime({ days: 30 });
  expect(await ticket(silent)).toMatchObject({ status: "REJECTED", closedBecause: "no_answer" });
  expect((await ticket(silent)).refund).toBeUndefined();
});

test("a longer answer time of a job does not change the answer date of candidates who have a time", async () => {
  const slow = await hiring();
  const booked = await meeting(slow);
  const { answerBy } = await ticket(booked);
  const change = { token: staffToken(), json: { answerWithinDays: 15 } };
  expect((await call("PATCH", `/ops/jobs/${slow.job.id}`, change)).status).toBe(200);
  const later = await meeting(slow);
  expect(Date.parse((await ticket(later)).answerBy)).toBeGreaterThan(Date.parse(answerBy));
  await passUntil(booked.at, 21);
  await candidateSays(booked, "held");
  await companySays(booked, "held");
  expect(await ticket(booked)).toMatchObject({ interview: { state: "held" }, answerBy });
});

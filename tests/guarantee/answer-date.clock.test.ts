import { expect, test } from "vitest";
import { now, passTime } from "../support/api/clock";
import { candidateSays, hiring, meeting, passUntil, ticket } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

const company = await hiring();

test("an answer has its date, is sent after its undo, and silence for a month ends it", async () => {
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

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";
import { paid } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import { hiring, passUndo, passUntil, ticket } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";

// Makes the calls of `docs/operations.md`, block by block.

const [, week = ""] = readFileSync("docs/operations.md", "utf8").split(
  "## A working week of interviews\n",
);
const blocks = (week.split("\n## ")[0] ?? "")
  .split("```sh\n")
  .slice(2)
  .map(
    (block) =>
      block
        .split("```")[0]
        ?.trim()
        .split(/\n(?! )/) ?? [],
  );

const COMMAND =
  /^(?:staff|hiring|candidate) (?:(\S+) )?(GET|POST|PATCH) "?([^\s"]+)"?(?: '([\s\S]*)')?$/;

/** The values of the shell variables. */
type Values = Record<string, string | number>;

/** Makes the calls of the next block and returns their answers. */
async function nextBlock(values: Values, tokens: Record<string, string>): Promise<any[]> {
  const answers = [];
  for (const line of blocks.shift() ?? []) {
    const [who = ""] = line.split(" ");
    const [, name, method = "", path = "", body] =
      COMMAND.exec(line.replaceAll(/'?\$(?!\w+_TOKEN)(\w+)'?/g, (_, key) => String(values[key]))) ??
      expect.fail(`Not understood: ${line}`);
    const token = tokens[name?.slice(1) ?? who];
    const json = body === undefined ? undefined : JSON.parse(body);
    answers.push(await succeeded(call(method, path, { token, json })));
  }
  return answers;
}

test("a working week of a job needs only the calls that the operators' guide shows", async () => {
  const { owner, job } = await hiring({
    rounds: 2,
    interviewWithinDays: 5,
    answerWithinDays: 3,
  });
  const [asha, ravi, meena] = [await paid(job.id), await paid(job.id), await paid(job.id)];
  const dateIn = (days: number) => todayInIndia(new Date(now().getTime() + days * 86_400_000));
  const [thursday, friday] = [dateIn(3), dateIn(4)];
  const at = (date: string, time: string) => momentInIndia(date, time).toISOString();
  const ten = at(thursday, "10:00");
  const values: Values = {
    JOB: job.id,
    ASHA: asha.id,
    RAVI: ravi.id,
    MEENA: meena.id,
    THURSDAY: thursday,
    FRIDAY: friday,
    NEXT_MONDAY: dateIn(7),
    TEN: ten,
    HALF_PAST_TEN: at(thursday, "10:30"),
    FRIDAY_TEN: at(friday, "10:00"),
  };
  const tokens = {
    staff: staffToken(),
    hiring: owner.token,
    ASHA_TOKEN: asha.token,
    RAVI_TOKEN: ravi.token,
    MEENA_TOKEN: meena.token,
  };
  const run = () => nextBlock(values, tokens);

  const [one, other] = await run();
  Object.assign(values, { THURSDAY_ID: one.id, FRIDAY_ID: other.id });
  const [times, ashas, , ravis] = await run();
  expect(times).toHaveLength(4);
  Object.assign(values, { ASHA_INTERVIEW: ashas.interview.id, RAVI_INTERVIEW: ravis.id });

  await passTime({ days: 1 });
  const [whoReadsPlace, , whoLosesFriday] = await run();
  expect([whoReadsPlace.people, whoLosesFriday.people]).toEqual([2, 1]);
  // The schedule cancels Friday's interviews.
  await passTime({ hours: 1 });

  await passUntil(ten, -15 * 60);
  const [tomorrow, , interviews] = await run();
  expect([tomorrow.length, interviews.length]).toEqual([2, 2]);

  await passUntil(ten, 20);
  values.CODE = (await ticket({ candidate: asha })).interview.meetingCode;
  expect((await run())[0].state).toBe("held");
  await passUntil(ten, 60);
  await run();
  await passUndo();
  expect((await ticket({ candidate: ravi })).interview.state).toBe("disputed");
  expect((await ticket({ candidate: asha })).next).toMatchObject({ round: 2 });

  await passTime({ days: 1 });
  const [[dispute]] = await run();
  expect(dispute.id).toBe(values.RAVI_INTERVIEW);
  await run();
  await passTime({ minutes: 11 });
  expect((await ticket({ candidate: ravi })).status).toBe("SELECTED");

  const { promisedBy } = await ticket({ candidate: meena });
  await passUntil(promisedBy, 1);
  expect((await run())[0].promiseBrokenAt).not.toBeNull();

  // On the day of her refund, other refunds have already reached the cap.
  const countAs =
    "update payments set is_automatic_refund = ?, refund_due_at = ?, refund_amount = ? where application_id = ?";
  await query(countAs, [
    1,
    new Date(now().getTime() + 72 * 3_600_000).toISOString(),
    5_000_000,
    ravi.id,
  ]);
  await passTime({ days: 3, minutes: 1 });
  expect((await ticket({ candidate: meena })).status).toBe("PAYMENT_CONFIRMED");
  await run();
  await query(countAs, [0, null, null, ravi.id]);
  expect(await ticket({ candidate: meena })).toMatchObject({
    closedBecause: "employer_late",
    refund: { amount: 19_900 },
  });
  expect(blocks).toEqual([]);
});

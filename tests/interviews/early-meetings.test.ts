import { expect, test } from "vitest";
import { now } from "../support/api/clock";
import { overtaken, query } from "../support/api/database";
import { hiring, meeting } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";

const IN_TEN_MINUTES = 600_000;

test.each([
  ["the candidate", "/user/applications/%/cancel"],
  ["the employer", "/ops/interviews/%/cancel"],
])("an interview whose code is typed while %s cancels it is kept", async (_, path) => {
  const { candidate, interviewId: id } = await meeting(await hiring());
  const soon = new Date(now().getTime() + IN_TEN_MINUTES).toISOString();
  await query("update interviews set at = ?, date_set_at = null where id = ?", [soon, id]);
  const isCandidate = path.startsWith("/user");
  const cancel = () =>
    call("POST", path.replace("%", String(isCandidate ? candidate.id : id)), {
      token: isCandidate ? candidate.token : staffToken(),
      json: isCandidate ? undefined : {},
    });
  const answer = await overtaken(cancel, "update interviews set checked_in_at = ? where id = ?", [
    now().toISOString(),
    id,
  ]);
  const [row] = await query("select state from interviews where id = ?", [id]);
  expect([answer.status, row?.state]).toEqual([409, "scheduled"]);
});

import { expect, test } from "vitest";
import { application, paid } from "../support/api/applicant";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

const job = await postJob();

test("cancelling is refused if it returns something else than was promised", async () => {
  const one = await paid(job.id);
  const cancel = (promised: object) =>
    call("POST", `/user/applications/${one.id}/cancel`, { token: one.token, json: { promised } });
  const { choices } = await application(one);
  const other = await cancel({ cancel: "credit", refundShare: 0 });
  expect(other).toMatchObject({ status: 409, body: { code: "stale_state" } });
  expect(await cancel({ cancel: "everything", refundShare: 1 })).toMatchObject({ status: 422 });
  expect((await application(one)).choices).toEqual(choices);
  const same = await cancel({ cancel: choices.cancel, refundShare: choices.refundShare });
  expect(same).toMatchObject({ status: 200, body: { closedBecause: "candidate_cancelled" } });
});

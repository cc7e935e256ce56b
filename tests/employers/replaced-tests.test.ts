import { expect, test } from "vitest";
import { byStaff, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { succeeded } from "../support/client";
import { newDraft } from "../support/jobs";

const { assessment: TEST, ...DRAFT } = newDraft();
const [QUESTION] = TEST.questions;
const testWith = (prompt: string) => ({ ...TEST, questions: [{ ...QUESTION, prompt }] });

/** An open job of a verified company, and its changes in the database, oldest first. */
async function published() {
  const { owner } = await verified();
  const own = (method: string, path = "", json?: object) =>
    succeeded(call(method, `/employer/jobs${path}`, { token: owner.token, json }));
  const { id } = await own("POST", "", DRAFT);
  await own("POST", `/${id}/submit`);
  await succeeded(byStaff("POST", `/jobs/${id}/approve`));
  const kept = () =>
    query("select id, state, changes from proposals where job_id = ? order by id", [id]);
  return { id, kept, propose: (json: object) => own("PATCH", `/${id}`, json) };
}

test("a proposed test that was replaced leaves no question behind", async () => {
  const { id, kept, propose } = await published();
  await propose({ title: "Weaver", assessment: testWith("First?") });
  await propose({ assessment: testWith("Second?") });
  await propose({ openings: 4, title: "Master Weaver" });
  const rows = await kept();
  expect(rows.map(({ state }) => state)).toEqual(["replaced", "replaced", "open"]);
  const [first, second, open] = rows.map(({ changes }) => JSON.parse(String(changes)));
  expect(first).toEqual({ title: "Weaver", assessment: { ...TEST, questions: [] } });
  expect(second).toEqual(first);
  expect(open).toEqual({ title: "Master Weaver", assessment: testWith("Second?") });
  const [newest] = await succeeded(byStaff("GET", `/proposals?jobId=${id}&state=replaced`));
  expect(newest.changes).toContainEqual(
    expect.objectContaining({ field: "assessment", proposed: { ...TEST, questions: [] } }),
  );
});

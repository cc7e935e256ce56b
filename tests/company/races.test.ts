import { expect, test } from "vitest";
import { byStaff, newGstin, own, submitted, verified, verify } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";

const _kinds = (facts: { kind: string }[]) => facts.map(({ kind }) => kind).sort();
const _audited = (id: number) =>
  query(
    "select action, before from audit_log where subject = ? and action like 'company.%' order by id",
    [String(id)],
  );

test("of two companies with one GSTIN, only one becomes verified, whichever comes first", async () => {
  const gstin = newGstin();
  const [one, other] = await Promise.all([submitted({ gstin }), submitted({ gstin })]);
  const answer = await byStaff("GET", `/companies/${one.id}`);
  expect(answer.body.sameGstin).toMatchObject([{ id: other.id, state: "submitted" }]);
  const answers = await Promise.all([verify(one.id), verify(other.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("gstin_taken");
  const third = await verified();
  await own(third.owner, "PATCH", "", { gstin });
  const [{ id: proposal }] = (await byStaff("GET", `/proposals?companyId=${third.id}`)).body;
  expect((await byStaff("POST", `/proposals/${proposal}/approve`)).body.code).toBe("gstin_taken");
});

test("a person who founds twice at once has one company", async () => {
  const owner = await signInMember({ role: null });
  const foundCompany = (name: string) => own(owner, "PATCH", "", { name });
  const answers = await Promise.all([
    foundCompany("One"),
    foundCompany("Two"),
    foundCompany("Three"),
  ]);
  const ids = new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.id));
  expect(ids.size).toBe(1);
});

test("parallel presses of one button about a company act once and get the same answer", async () => {
  const { owner, id } = await submitted();
  const press = async (act: string, json?: object) => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => byStaff("POST", `/companies/${id}/${act}`, json)),
    );
    const [lines] = await query(
      "select count(*) as count from audit_log where action = ? and subject = ?",
      [`company.${act}`, String(id)],
    );
    return [...new Set(answers.map(({ body }) => body.code ?? body.state)), lines?.count];
  };
  expect(await press("refuse", { reason: "Nobody answers." })).toEqual(["refused", 1]);
  const submits = await Promise.all([1, 2, 3, 4].map(() => own(owner, "POST", "/submit")));
  expect(submits.map(({ body }) => body.state)).toEqual(Array(4).fill("submitted"));
  expect(await press("verify", { kind: "gstin", detail: "Active" })).toEqual(["verified", 1]);
  expect(await press("verify", { kind: "call", detail: "Spoke to them" })).toEqual(["verified", 2]);
  expect(await press("suspend", { reason: "Nobody was met." })).toEqual(["suspended", 1]);
  expect(await press("resume")).toEqual(["verified", 1]);
  const other = await submitted();
  const refused = await byStaff("POST", `/companies/${other.id}/resume`);
  expect(refused.body.code).toBe("invalid_company_state");
});

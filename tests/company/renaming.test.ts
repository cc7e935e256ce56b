import { expect, test } from "vitest";
import { byStaff, newWebsite, own, verified, verify } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";

test("a verified company proposes another name, and the old one stays until staff approve", async () => {
  const { owner, id } = await verified();
  await verify(id, "visit", "Visited");
  const answer = await own(owner, "PATCH", "", {
    name: "Usha Sarees",
    legalName: "Usha Sarees LLP",
    about: "We weave.",
  });
  expect(answer.body).toMatchObject({
    name: "Usha Textiles",
    about: "We weave.",
    state: "verified",
  });
  expect(answer.body.proposed).toEqual({ name: "Usha Sarees", legalName: "Usha Sarees LLP" });
  expect((await own(owner, "PATCH", "", { legalName: "Zari LLP" })).body.code).toBe("invalid");
  const website = newWebsite();
  const added = await own(owner, "PATCH", "", { website, legalName: "Usha Textiles LLP" });
  expect(added.body.proposed).toEqual({ name: "Usha Sarees", website });

  const mine = async (state = "open") =>
    (await byStaff("GET", `/proposals?companyId=${id}&state=${state}`)).body[0];
  const proposal = await mine();
  expect(proposal.changes[0]).toEqual({
    field: "name",
    stands: "Usha Textiles",
    proposed: "Usha Sarees",
  });
  const approve = () => byStaff("POST", `/proposals/${proposal.id}/approve`);
  const both = await Promise.all([approve(), approve()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = await own(owner, "GET");
  expect(now.body).toMatchObject({ name: "Usha Sarees", website, proposed: null });
  expect(now.body.facts.map(({ kind }: { kind: string }) => kind)).toEqual(["gstin"]);

  await own(owner, "PATCH", "", { name: "Pakka" });
  const next = await mine();
  const reason = { reason: "That is us." };
  const returned = await byStaff("POST", `/proposals/${next.id}/return`, reason);
  expect(returned.body).toMatchObject({ state: "returned", ...reason, decidedBy: "Asha" });
  expect((await own(owner, "GET")).body).toMatchObject({ name: "Usha Sarees", proposed: null });
  expect((await approve()).body.code).toBe("stale_state");
  expect((await mine("replaced")).changes).toHaveLength(2);
});

test("a company that candidates know by a job is renamed only by staff, verified or not", async () => {
  const owner = await signInMember({ role: "owner" });
  const job = await postJob({ company: "Usha Textiles" });
  expect((await own(owner, "PATCH", "", { name: "Usha Textiles" })).body.proposed).toBeNull();
  await query("update jobs set company_id = ? where id = ?", [owner.companyId, job.id]);
  const renamed = await own(owner, "PATCH", "", { name: "Tata Motors", city: "Surat" });
  expect(renamed.body).toMatchObject({
    name: "Usha Textiles",
    city: "Surat",
    state: "draft",
    proposed: { name: "Tata Motors" },
  });
  const body = (await call("GET", `/user/jobs/${job.id}`)).body;
  expect([body.company, body.employer.name]).toEqual(["Usha Textiles", "Usha Textiles"]);
  await own(owner, "PATCH", "", { name: "Usha Textiles" });
  expect((await own(owner, "GET")).body.proposed).toBeNull();
});

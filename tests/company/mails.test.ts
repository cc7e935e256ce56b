import { expect, inject, test } from "vitest";
import { byStaff, own, profile, submitted, verified, verify } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call, runSchedule, simulate } from "../support/api/product";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { SHORT_TEST_JOB } from "../support/jobs";

const { company: _, ...DRAFT } = SHORT_TEST_JOB;
const REASON = { reason: "The register knows no <b>such</b> firm." };

interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The mails to this person about the company and its jobs, oldest first. */
async function newsOf(email: string): Promise<Mail[]> {
  const mails: Mail[] = await simulate(`/inbox/email?to=${email}`);
  return mails.filter(({ text }) => !text.includes("/hiring/login")).reverse();
}

/** The newest mail to this person, once there are `count`. */
async function newest(email: string, count: number) {
  const mails = await eventually(
    () => newsOf(email),
    (inbox) => inbox.length === count,
  );
  return mails.at(-1) as Mail;
}

/** The change that waits for staff. */
async function proposalOf(of: { company?: number; job?: number }): Promise<number> {
  const [row] = await query(
    "select id from proposals where state = 'open' and (company_id = ? and job_id is null or job_id = ?)",
    [of.company ?? 0, of.job ?? 0],
  );
  return Number(row?.id);
}

test("the owners of a company, and only they, are mailed staff's decisions about it once", async () => {
  const { owner, id } = await submitted();
  const others = [
    await signInMember({ role: "recruiter", company: id }),
    await signInMember({ role: "front_desk", company: id }),
    await signInMember({ role: "owner" }),
  ];
  const invited = { email: `i${owner.email}`, name: "Ravi Iyer", role: "owner" };
  await succeeded(call("POST", "/employer/team", { token: owner.token, json: invited }));
  const act = (path: string, json?: object) => byStaff("POST", path, json);

  await Promise.all([1, 2].map(() => act(`/companies/${id}/refuse`, REASON)));
  const refused = await newest(owner.email, 1);
  expect(refused).toMatchObject({ subject: "Usha Textiles could not be verified" });
  expect(refused.text).toContain(REASON.reason);
  expect(refused.text).toContain(`Open your company: ${inject("product")}/hiring/company`);
  expect(refused.html).not.toContain("<b>such");

  await succeeded(own(owner, "POST", "/submit"));
  await Promise.all([verify(id), verify(id)]);
  await verify(id, "visit", "Visited");
  expect((await newest(owner.email, 2)).subject).toBe("Usha Textiles is verified");

  await own(owner, "PATCH", "", { name: "Usha Sarees" });
  await act(`/proposals/${await proposalOf({ company: id })}/return`, REASON);
  const returned = await newest(owner.email, 3);
  expect(returned.subject).toBe("Your change of Usha Textiles is not approved");
  expect(returned.text).toContain(REASON.reason);
  await own(owner, "PATCH", "", { name: "Usha Sarees" });
  const proposal = await proposalOf({ company: id });
  await Promise.all([1, 2].map(() => act(`/proposals/${proposal}/approve`)));
  expect((await newest(owner.email, 4)).subject).toBe("Your change of Usha Sarees is approved");

  await Promise.all([1, 2].map(() => act(`/companies/${id}/suspend`, REASON)));
  const suspended = await newest(owner.email, 5);
  expect(suspended.subject).toBe("Usha Sarees is suspended");
  expect(suspended.text).toContain("after 7 days");
  await Promise.all([1, 2].map(() => act(`/companies/${id}/resume`)));
  expect((await newest(owner.email, 6)).subject).toBe("Usha Sarees is no longer suspended");
  for (const { email } of [...others, invited]) expect(await newsOf(email)).toEqual([]);
});

test("owners and recruiters are mailed staff's decisions about a job, with a link to it", async () => {
  const { owner, id } = await verified();
  const recruiter = await signInMember({ role: "recruiter", company: id });
  const desk = await signInMember({ role: "front_desk", company: id });
  const ask = (method: string, path: string, json?: object) =>
    succeeded(call(method, `/employer/jobs${path}`, { token: recruiter.token, json }));
  const job = await ask("POST", "", DRAFT);
  const link = `Open the job: ${inject("product")}/hiring/jobs/${job.id}`;
  const act = (name: string, json?: object) => byStaff("POST", `/jobs/${job.id}/${name}`, json);
  const reads = async (count: number, subject: string, text = "") => {
    const mails = await Promise.all([
      newest(recruiter.email, count),
      newest(owner.email, count + 1),
    ]);
    for (const mail of mails) {
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(text);
      expect(mail.text).toContain(link);
    }
  };

  await ask("POST", `/${job.id}/submit`);
  await Promise.all([1, 2].map(() => act("return", REASON)));
  await reads(1, "Your job needs a change: Night Support", REASON.reason);
  await ask("POST", `/${job.id}/submit`);
  await Promise.all([1, 2].map(() => act("approve")));
  await reads(2, "Your job is open: Night Support");
  await ask("PATCH", `/${job.id}`, { title: "Day Support" });
  await byStaff("POST", `/proposals/${await proposalOf({ job: job.id })}/return`, REASON);
  await reads(3, "Your change is not approved: Night Support", REASON.reason);
  await ask("PATCH", `/${job.id}`, { title: "Day Support" });
  await byStaff("POST", `/proposals/${await proposalOf({ job: job.id })}/approve`);
  await reads(4, "Your change is approved: Night Support");
  expect(await newsOf(desk.email)).toEqual([]);
});

test("a failed mail is a dead letter with its member, is sent again once, and not to a former member", async () => {
  const { owner, id } = await submitted(profile());
  const second = await signInMember({ role: "owner", company: id });
  await byStaff("POST", `/companies/${id}/refuse`, REASON);
  await Promise.all([newest(owner.email, 1), newest(second.email, 1)]);
  const rows = await eventually(
    () =>
      query(
        "select id from outbox where payload ->> 'companyId' = ? and handled_at is not null and kind = 'company_refused'",
        [id],
      ),
    (outboxRows) => outboxRows.length === 2,
  );
  const ids = rows.map((row) => String(row.id));
  for (const one of ids) {
    await query("update outbox set handled_at = null where id = ?", [one]);
    await query("insert into dead_letters (outbox_id, at, cause) values (?, ?, 'Away')", [
      one,
      new Date().toISOString(),
    ]);
  }
  const { body: letters } = await byStaff("GET", "/dead-letters?kind=company_refused&limit=100");
  const mine = letters.filter((letter: { id: string }) => ids.includes(letter.id));
  expect(mine).toHaveLength(2);
  expect(mine).toContainEqual(
    expect.objectContaining({
      person: null,
      member: { id: owner.id, name: owner.name, email: owner.email, companyId: id },
      message: {
        title: "Usha Textiles could not be verified",
        body: `The reason: ${REASON.reason}`,
      },
    }),
  );
  await query("update company_members set ended_at = ? where id = ?", ["2026-01-01", second.id]);
  expect((await byStaff("POST", "/dead-letters/retry", { ids })).body).toEqual({ retried: 2 });
  await runSchedule();
  await eventually(
    () => query("select id from outbox where id in (?, ?) and handled_at is null", ids),
    (outboxRows) => outboxRows.length === 0,
  );
  for (const { email } of [owner, second]) expect(await newsOf(email)).toHaveLength(1);
});

import { expect, inject, test } from "vitest";
import { paid, passed, pay } from "../support/api/applicant";
import { query } from "../support/api/database";
import { hiring } from "../support/api/meetings";
import { client, screens } from "../support/api/product";
import { newSession } from "../support/form-browser";
import { completeProfile, newEmail } from "../support/people";

const LINE = "3 of 4 interviews held as promised.";
const IN_SHORT = "3 of 4 held";
const OUTCOMES = ["held", "held", "held", "employer_absent"];

test("a company's record, counts first, is on its page and its job's, and folded where candidates pay and wait", async () => {
  const { owner, job } = await hiring({ applicationPrice: 199 });
  for (const state of OUTCOMES) {
    const { id } = await paid(job.id);
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await query(
      `insert into interviews (uid, application_id, at, minutes, place, state, evidence, changed_at,
        settled_at) values (?, ?, ?, 30, 'Gate 1', ?, 'word', ?, ?)`,
      [crypto.randomUUID(), id, at, state, at, at],
    );
  }
  const { cookie, token, phone } = await newSession(screens());
  const email = newEmail();
  await completeProfile(client, { token, email });
  const page = async (path: string, headers: Record<string, string> = { cookie }) =>
    (await fetch(inject("product") + path, { headers })).text();

  const ofCompany = await page(`/companies/${owner.companyId}`, {});
  const [line, squares, late] = [LINE, "Each square is", "Cancelled late"].map((text) =>
    ofCompany.indexOf(text),
  );
  expect(line).toBeGreaterThan(0);
  expect(squares).toBeGreaterThan(Number(line));
  expect(late).toBeGreaterThan(Number(squares));

  expect(await page(`/jobs/${job.id}`, {})).toContain(LINE);
  const applicant = await passed(job.id, { token, email, phone });
  const toPay = await page(`/applications/${applicant.id}`);
  expect(toPay).toContain(LINE);
  expect(toPay).toContain(IN_SHORT);
  await pay(applicant);
  const ticket = await page(`/applications/${applicant.id}`);
  for (const words of [IN_SHORT, LINE]) expect(ticket).toContain(words);
});

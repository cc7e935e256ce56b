import { expect, test } from "vitest";
import { paid, passed, pay } from "../support/api/applicant";
import { giveJob, verified } from "../support/api/companies";
import { query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

const token = staffToken("support");
const list = async (params: string) => call("GET", `/ops/applications?${params}`, { token });
const ids = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.map(({ id }: { id: number }) => id);

test("staff give times to waiting candidates, in the order in which they paid", async () => {
  const job = await postJob();
  const company = await verified();
  await giveJob(company.id, job.id);
  // The first to apply is the last to pay.
  const third = await passed(job.id);
  const [first, second] = [await paid(job.id), await paid(job.id)];
  await pay(third);
  const ofJob = `jobId=${job.id}&waitingForDate=true&sort=oldest`;
  const waiting = [first.id, second.id, third.id];
  expect(ids(await list(ofJob))).toEqual(waiting);
  expect(ids(await list(`companyId=${company.id}&waitingForDate=true`))).toEqual(waiting);
  expect(ids(await list(`jobId=${job.id}&sort=oldest`))).toEqual([third.id, first.id, second.id]);

  // The same order page by page, also among the applications of all jobs.
  const allIds: number[] = [];
  let page = await list("waitingForDate=true&limit=50");
  for (;;) {
    allIds.push(...ids(page));
    const next = page.headers.get("Link")?.match(/<\/ops\/applications\?(.*)>/)?.[1];
    if (!next) break;
    page = await list(next);
  }
  expect(allIds.filter((id) => waiting.includes(id))).toEqual(waiting);
  expect(new Set(allIds).size).toBe(allIds.length);

  const day = await offerDay(job.id, { seats: 1 });
  for (const [index, id] of ids(await list(ofJob))
    .slice(0, 2)
    .entries()) {
    const json = { dayId: day.id, at: day.times[index] };
    const answer = await call("POST", `/ops/applications/${id}/interviews`, { token, json });
    expect(answer.status).toBe(201);
  }
  expect(ids(await list(ofJob))).toEqual([third.id]);
  const [{ promisedBy }] = (await list(ofJob)).body;
  const [row] = await query("select promised_by from applications where id = ?", [third.id]);
  expect(promisedBy).toBe(row?.promised_by);
});

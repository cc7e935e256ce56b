import { expect, test } from "vitest";
import { atProvider, order, paid, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { postJob } from "../support/api/staff";

const notesAtProvider = async (path: string) => (await atProvider<{ notes: unknown }>(path)).notes;
const notesOf = (jobId: number, id: number, person: unknown) => ({
  job: String(jobId),
  application: String(id),
  person: String(person),
});

test("an order and its payment name job, application and person at the provider", async () => {
  const { id: jobId } = await postJob();
  const one = await passed(jobId);
  const [row] = await query("select user_id from applications where id = ?", [one.id]);
  expect(row).toMatchObject({ user_id: expect.any(Number) });
  const { body } = await order(one);
  expect(await notesAtProvider(`/orders/${body.id}`)).toEqual(notesOf(jobId, one.id, row?.user_id));
  const other = await paid(jobId);
  const [payer] = await query("select user_id from applications where id = ?", [other.id]);
  expect(payer).toMatchObject({ user_id: expect.any(Number) });
  expect(await notesAtProvider(`/payments/${other.paymentId}`)).toEqual(
    notesOf(jobId, other.id, payer?.user_id),
  );
});

import { expect, test } from "vitest";
import { now } from "../support/api/clock";
import { byStaff } from "../support/api/companies";
import { query } from "../support/api/database";
import { bookedOn, daysOf } from "../support/api/days";
import { hiring } from "../support/api/meetings";
import { eventually } from "../support/eventually";

const stateOf = async (id: number) =>
  (await query("select state from interviews where id = ?", [id]))[0]?.state;

/**
 * Two people who have times on the same day. The code of the first was typed before the interview's
 * hour, and the clock has not yet reached the time at which the interview is settled.
 */
async function metEarly() {
  const company = await hiring();
  const { ask, days, offer } = daysOf(company);
  const day = await offer();
  const at = day.times[0].at;
  const [met, waits] = [
    await bookedOn(company.job.id, day, at),
    await bookedOn(company.job.id, day, at),
  ];
  await query("update interviews set checked_in_at = ? where id = ?", [
    now().toISOString(),
    met.interview,
  ]);
  return { company, met, waits, ask, cancelPath: days(`/${day.id}/cancel`) };
}

async function expectOnlyOtherCancelled({ met, waits }: Awaited<ReturnType<typeof metEarly>>) {
  const waiting = "select id from outbox where application_id in (?, ?) and handled_at is null";
  await eventually(
    () => stateOf(waits.interview),
    (state) => state === "cancelled",
  );
  await eventually(
    () => query(waiting, [met.id, waits.id]),
    (messages) => messages.length === 0,
  );
  expect(await stateOf(met.interview)).toBe("scheduled");
}

test("a cancelled day leaves the interview of a candidate who was met early, also in its preview", async () => {
  const people = await metEarly();
  const preview = await people.ask("POST", people.cancelPath, { dryRun: true });
  expect(preview.body).toMatchObject({ people: 1, paise: 19_900 });
  expect((await people.ask("POST", people.cancelPath, {})).status).toBe(200);
  await expectOnlyOtherCancelled(people);
});

test("a suspension leaves the interview of a candidate who was met early, also in its preview", async () => {
  const people = await metEarly();
  const path = `/companies/${people.company.owner.companyId}/suspend`;
  const json = { reason: "Asked for money." };
  const preview = await byStaff("POST", path, { ...json, dryRun: true });
  const addressees = preview.body.messages.map(({ to }: { to: string }) => to);
  expect(addressees).toContain(people.waits.email);
  expect(addressees).not.toContain(people.met.email);
  expect((await byStaff("POST", path, json)).status).toBe(200);
  await expectOnlyOtherCancelled(people);
});

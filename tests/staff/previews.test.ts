import { expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { byStaff } from "../support/api/companies";
import { confirmEmail, query } from "../support/api/database";
import { offerDay } from "../support/api/offered-days";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

// The preview that staff see before an act on an interview.

const inDays = (days: number) => bookable(new Date(Date.now() + days * 86_400_000).toISOString());

const read = (id: number) => succeeded(byStaff("GET", `/applications/${id}`));

const actsIn = async (subject: number, action: string) =>
  (await succeeded(byStaff("GET", `/audit?subject=${subject}`))).filter(
    (one: { action: string }) => one.action === action,
  );

interface Message {
  channel: string;
  text: string;
}
const textOf = ({ messages }: { messages: Message[] }, channel: string) =>
  messages.find((one) => one.channel === channel)?.text;

async function booked(days = 5) {
  const job = await postJob();
  const candidate = await paid(job.id);
  await confirmEmail(candidate.email);
  const set = await succeeded(
    byStaff("POST", `/applications/${candidate.id}/interviews`, {
      at: inDays(days),
      place: "Gate 1",
    }),
  );
  return { job, candidate, interview: set.id as number };
}

test("staff preview what a candidate would read about another time, and nothing changes", async () => {
  const { candidate, interview } = await booked();
  const json = { at: inDays(6), place: "Gate 2" };
  const preview = await succeeded(
    byStaff("PATCH", `/interviews/${interview}`, { ...json, dryRun: true }),
  );
  expect(preview).toMatchObject({ people: 1, paise: 0 });
  expect(textOf(preview, "email")).toContain("Gate 2");
  expect((await read(candidate.id)).interview).toMatchObject({ place: "Gate 1" });
  const same = { place: "Gate 1", dryRun: true };
  expect(await succeeded(byStaff("PATCH", `/interviews/${interview}`, same))).toEqual({
    people: 0,
    paise: 0,
    messages: [],
  });
  await succeeded(byStaff("PATCH", `/interviews/${interview}`, json));
  await eventually(
    async () => textOfNewest(await read(candidate.id), "interview_moved"),
    (body) => body !== undefined && (textOf(preview, "app") ?? "").includes(body),
  );
});

const textOfNewest = (
  { messages }: { messages: { kind: string; body: string | null }[] },
  kind: string,
) => messages.find((one) => one.kind === kind)?.body ?? undefined;

test("staff preview what a candidate would read about a first time, and none is set", async () => {
  const job = await postJob();
  const { id, email } = await paid(job.id);
  await confirmEmail(email);
  const path = `/applications/${id}/interviews`;
  const json = { at: inDays(5), place: "Gate 7" };
  const preview = await succeeded(byStaff("POST", path, { ...json, dryRun: true }));
  expect(preview).toMatchObject({ people: 1, paise: 0 });
  expect(textOf(preview, "email")).toContain("Gate 7");
  expect((await read(id)).interviews).toEqual([]);
  expect((await byStaff("POST", path, { at: json.at, dryRun: true })).status).toBe(422);
  const [one] = await succeeded(byStaff("GET", `/applications?jobId=${job.id}`));
  expect(one.status).toBe("PAYMENT_CONFIRMED");
});

test("the cancelling of an interview is previewed, and its reason is in the audit log", async () => {
  const { candidate, interview } = await booked();
  const cancel = `/interviews/${interview}/cancel`;
  const preview = await succeeded(byStaff("POST", cancel, { dryRun: true }));
  expect(preview).toMatchObject({ people: 1, paise: 0 });
  expect(textOf(preview, "app")).toBeTruthy();
  expect((await read(candidate.id)).interview.state).toBe("scheduled");
  await succeeded(byStaff("POST", cancel, { reason: "The office is flooded." }));
  const [line] = await actsIn(interview, "interview.cancel");
  expect(line.reason).toBe("The office is flooded.");
  expect(await succeeded(byStaff("POST", cancel, { dryRun: true }))).toMatchObject({ people: 0 });
  expect((await byStaff("POST", cancel, { reason: "Flood.", why: "Rain." })).status).toBe(422);
});

test("a move or cancel that would be refused is refused in its preview too", async () => {
  const { interview } = await booked(1);
  await query("update interviews set at = ? where id = ?", ["2026-01-02T04:00:00.000Z", interview]);
  const refused = [
    await byStaff("POST", `/interviews/${interview}/cancel`, { dryRun: true }),
    await byStaff("PATCH", `/interviews/${interview}`, { at: inDays(3), dryRun: true }),
  ];
  expect(refused.map(({ body }) => body.code)).toEqual(["invalid_stage", "invalid_stage"]);
});

test("each decision of a dispute is previewed with what its candidate reads and what goes back", async () => {
  const { candidate, interview } = await booked();
  const decision = `/interviews/${interview}/decision`;
  const json = (outcome: string) => ({ outcome, reason: "The visitors' book." });
  const look = (outcome: string) => byStaff("POST", decision, { ...json(outcome), dryRun: true });
  expect((await look("held")).body.code).toBe("not_disputed");
  await query(
    `update interviews set at = ?1, state = 'disputed', company_word = 'candidate_absent',
      company_word_at = ?1, candidate_word = 'held', candidate_word_at = ?1 where id = ?2`,
    [new Date(Date.now() - 3_600_000).toISOString(), interview],
  );
  const [held, companyAway, candidateAway] = [
    (await look("held")).body,
    (await look("employer_absent")).body,
    (await look("candidate_absent")).body,
  ];
  expect([held.paise, companyAway.paise, candidateAway.paise]).toEqual([0, 19_900, 0]);
  expect(textOf(held, "email")).toContain("The visitors' book.");
  expect(textOf(companyAway, "email")).toContain("₹199");
  expect(textOf(candidateAway, "app")).toBeTruthy();
  expect((await read(candidate.id)).interview.state).toBe("disputed");

  await succeeded(byStaff("POST", decision, json("employer_absent")));
  await eventually(
    async () => textOfNewest(await read(candidate.id), "employer_absent"),
    (body) => body !== undefined && (textOf(companyAway, "app") ?? "").includes(body),
  );
  expect((await look("employer_absent")).body).toMatchObject({ people: 0 });
});

test("when staff cancel a company's day, candidates with a time are told, and no time can be taken", async () => {
  const job = await postJob({ maxApplicants: 9 });
  const { id: dayId, times } = await offerDay(job.id);
  const people = [await paid(job.id), await paid(job.id)];
  for (const [nth, { id }] of people.entries()) {
    await succeeded(byStaff("POST", `/applications/${id}/interviews`, { dayId, at: times[nth] }));
  }
  const days = `/jobs/${job.id}/days`;
  const [day] = await succeeded(byStaff("GET", days));
  expect(day.times.map(({ seatsLeft }: { seatsLeft: number }) => seatsLeft)).toEqual([0, 0, 1, 1]);

  const cancel = `${days}/${dayId}/cancel`;
  const support = { token: staffToken("support") };
  expect((await byStaff("POST", cancel, {}, support)).status).toBe(403);
  const elsewhere = `/jobs/${(await postJob()).id}/days/${dayId}/cancel`;
  expect((await byStaff("POST", elsewhere, {})).status).toBe(404);
  const preview = await succeeded(byStaff("POST", cancel, { dryRun: true }));
  expect(preview).toMatchObject({ people: 2 });
  expect(await succeeded(byStaff("GET", days))).toHaveLength(1);

  await succeeded(byStaff("POST", cancel, { reason: "The office is flooded." }));
  expect(await succeeded(byStaff("GET", days))).toEqual([]);
  const [line] = await actsIn(dayId, "day.cancel");
  expect(line.reason).toBe("The office is flooded.");
  for (const { id, token } of people) {
    await eventually(
      async () => (await read(id)).interview?.state,
      (state) => state === "cancelled",
    );
    const { body } = await call("GET", `/user/applications/${id}/times`, { token });
    expect(body).toEqual([]);
  }
});

test("staff read the waiting answer, and whether they can give one or take it back", async () => {
  const { candidate, interview } = await booked();
  expect((await read(candidate.id)).acts).toEqual({ result: false, undo: false });
  // The interview is over, so the result can be given.
  await query("update interviews set at = ? where id = ?", [
    new Date(Date.now() - 3_600_000).toISOString(),
    interview,
  ]);
  expect(await read(candidate.id)).toMatchObject({
    result: null,
    acts: { result: true, undo: false },
  });
  const result = { result: "REJECTED", reason: "filled", comment: "Come again in May." };
  await succeeded(byStaff("POST", `/applications/${candidate.id}/result`, result));
  expect(await read(candidate.id)).toMatchObject({
    result,
    acts: { result: false, undo: true },
  });
});

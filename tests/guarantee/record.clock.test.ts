import { expect, test } from "vitest";
import { RECORD_NUMBERS } from "../../worker/facts/guarantee/records";
import { application, paid, runAction } from "../support/api/applicant";
import { passTime } from "../support/api/clock";
import { query } from "../support/api/database";
import { checkIn, companySays, hiring, meeting, passUntil, ticket } from "../support/api/meetings";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";

test("a company's record counts how its interviews went, and one cancelled late by a withdrawal", async () => {
  const company = await hiring({ interviewWithinDays: 3 });
  const staff = (path: string, json: object) => call("POST", path, { token: staffToken(), json });
  const notOffered = await paid(company.job.id);
  await passTime({ days: 3, hours: 1 });
  expect((await runAction(notOffered, "refund")).body.closedBecause).toBe("employer_late");
  // This candidate still waits when the job is withdrawn.
  const broken = await paid(company.job.id);
  await passTime({ days: 3, hours: 1 });
  expect((await application(broken)).choices.refund).toBe(true);

  const [heldMeeting, missedMeeting, early] = [
    await meeting(company),
    await meeting(company),
    await meeting(company),
  ];
  expect((await staff(`/ops/interviews/${early.interviewId}/cancel`, {})).status).toBe(200);
  await passUntil(heldMeeting.at, 0);
  expect(
    (await checkIn(heldMeeting, (await ticket(heldMeeting)).interview.meetingCode)).status,
  ).toBe(200);
  await passUntil(heldMeeting.at, 21);
  expect((await companySays(missedMeeting, "employer_absent")).status).toBe(200);
  expect(
    (await staff(`/ops/applications/${heldMeeting.candidate.id}/result`, { result: "SELECTED" }))
      .status,
  ).toBe(200);

  const late = await meeting(company);
  await passUntil(late.at, -23 * 60);
  const answeredTicket = await ticket(heldMeeting);
  expect(answeredTicket.status).toBe("SELECTED");
  expect(answeredTicket.job.employer).not.toHaveProperty("record");
  // A candidate who waits for an interview sees the record on the ticket.
  const { employer: awaited } = (await ticket(late)).job;
  expect(awaited.record).toMatchObject({ heldByCode: 1, absent: 1 });
  const withdrawal = { reason: "We hire nobody this year." };
  expect((await staff(`/ops/jobs/${company.job.id}/withdraw`, withdrawal)).status).toBe(200);

  const employer = async () =>
    (await call("GET", `/user/jobs/${company.job.id}`, {})).body.employer;
  const { id } = await employer();
  const publicCompany = await eventually(
    async () => (await call("GET", `/user/companies/${id}`, {})).body,
    ({ newest, record }) => newest.length === 3 && record.neverOffered === 3,
  );
  expect(publicCompany.newest).toEqual(["held", "broken", "broken"]);
  expect(publicCompany.record).toEqual({
    promised: 6,
    heldByCode: 1,
    heldByWord: 0,
    cancelled: 0,
    cancelledLate: 1,
    absent: 1,
    // Includes an interview that was cancelled in time, without another time before the promise
    // ended.
    neverOffered: 3,
    notProven: 0,
    free: 0,
    answersDue: 1,
    answeredInTime: 1,
    medianDaysToAnswer: null,
    heldPercent: null,
  });
  expect((await employer()).record).toEqual(publicCompany.record);

  const own = (method: string, path: string, json?: object) =>
    call(method, `/employer/record${path}`, { token: company.owner.token, json });
  expect((await own("GET", "")).body).toEqual({
    record: publicCompany.record,
    newest: publicCompany.newest,
  });
  const rowsOf = async (number: string) => (await own("GET", `/rows?number=${number}`)).body;
  for (const number of RECORD_NUMBERS) {
    const { answersDue, answeredInTime } = publicCompany.record;
    const count = { ...publicCompany.record, answeredLate: answersDue - answeredInTime }[number];
    expect({ number, rows: (await rowsOf(number)).length }).toEqual({ number, rows: count });
  }
  const [row] = await rowsOf("absent");
  expect(row).toMatchObject({
    id: missedMeeting.interviewId,
    applicationId: missedMeeting.candidate.id,
  });
  const objection = { number: "absent", id: row.id, text: "Our guard saw the candidate leave." };
  expect((await own("POST", "/objections", objection)).status).toBe(201);
  // The row does not belong to another number.
  expect((await own("POST", "/objections", { ...objection, number: "notProven" })).status).toBe(
    409,
  );
  const subject = `Objection to a record: PK-${missedMeeting.candidate.id}, the company did not come`;
  const messages = await query("select subject, email from contact_messages where message like ?", [
    `%${objection.text}%`,
  ]);
  expect(messages).toEqual([{ subject, email: company.owner.email }]);
});

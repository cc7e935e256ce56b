import { rightOption } from "../../support/answer-key";
import { query } from "../../support/api/database";
import { offerDay } from "../../support/api/offered-days";
import { logIn } from "../../support/api/people";
import { call } from "../../support/api/product";
import { apply, openedTest, openJob, payAtProvider, takeTest } from "../../support/api/steps";
import { eventually } from "../../support/eventually";
import { bookable } from "../../support/interview-times";
import { newEmail, newPhone } from "../../support/people";

/** A confirmed application with everything that belongs to it. */
export async function ownThings(token: string, admin: string) {
  const { job } = await openJob(199);
  const application = await apply(token, job.id);
  const attempt = await openedTest(token, application);
  await takeTest(attempt, rightOption);
  const { body: order } = await call("POST", "/user/payment/create-order", {
    token,
    json: { amount: "19900", applicationId: application },
  });
  await call("POST", "/user/payment/verify-payment", {
    token,
    json: await payAtProvider(order.id),
  });
  const { body: interview } = await call("POST", `/ops/applications/${application}/interviews`, {
    token: admin,
    json: {
      round: null,
      at: bookable(new Date(Date.now() + 5 * 86_400_000).toISOString()),
      place: "Gate 1",
    },
  });
  const { body: createdQuery } = await call("POST", "/user/queries", {
    token,
    json: { subject: "Which gate?", description: "Which gate do I come to?" },
  });
  const email = newEmail();
  await call("POST", "/user/contact", {
    json: { fullName: "Meena Rao", email, subject: "Hire", message: "How do we post jobs?" },
  });
  const [contact] = await query("select id from contact_messages where email = ?", [email]);
  const { body: announced } = await call("POST", "/ops/announcements", {
    token: admin,
    json: { title: "Gate 2", body: "Come to gate 2.", audience: { jobId: job.id } },
  });
  const { body: notified } = await eventually(
    () => call("GET", "/user/notifications", { token }),
    (answer) => answer.body.length > 0,
  );
  const { body: staffView } = await call("GET", `/ops/applications/${application}`, {
    token: admin,
  });
  const { body: search } = await call("POST", "/user/searches", { token, json: { search: "" } });
  const { body: resumes } = await call("GET", "/user/resume", { token });
  return {
    person: staffView.candidate.id,
    mover: await newPerson(),
    claimed: await claimedPerson(),
    job: job.id,
    withdrawn: (await openJob(199)).job.id,
    application,
    resume: resumes[0].id,
    search: search.id,
    notification: notified[0].notification.id,
    attempt,
    query: createdQuery.id,
    contact: Number(contact?.id),
    announcement: announced.id,
    message: staffView.messages.at(-1).id,
    interview: interview.id,
    jobDay: (await offerDay(job.id)).id,
    payment: staffView.payment.id,
    order: order.id,
  };
}

/** A person who has logged in and done nothing else. */
async function newPerson(): Promise<number> {
  const { phone } = await logIn(newPhone(), false);
  const [row] = await query("select id from users where phone = ?", [phone]);
  return Number(row?.id);
}

/** A change of a company that waits for staff. */
export async function newProposal(company: number): Promise<number> {
  const [row] = await query(
    `insert into proposals (company_id, changes, proposed_by, proposed_at, state)
      values (?, '{"city": "Pune"}', 'Dev', ?, 'open') returning id`,
    [company, new Date().toISOString()],
  );
  return Number(row?.id);
}

async function claimedPerson(): Promise<number> {
  const id = await newPerson();
  await query("insert into number_claims values (?, '2026-01-01T00:00:00.000Z', null)", [id]);
  return id;
}

import { createHash, randomUUID } from "node:crypto";
import { createClient } from "@libsql/client/http";
import type { DatabaseAddress } from "../../../local/database";
import { todayInIndia } from "../../../worker/contract/profile";
import { momentInIndia } from "../../../worker/domain/booking/interview/times.rules";

// Writes consoles with a full page in every list, in SQL.

/** More than a page of any list. */
const ROWS = 110;
const BASE = 7_000_000;
export const COMPANY = "Kaveri Care";
export const OWNER = "owner@kaveri.example.in";
const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";
const FAR = "'2099-01-01T00:00:00.000Z'";
const NUMBERS = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${ROWS})`;
const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
const ago = (time: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${time}))`;

/** Names that vary as among people: one repeated name would compress to almost nothing. */
const pick = (words: string, by: string) => {
  const list = JSON.stringify(words.split(" "));
  return `json_extract('${list}', '$[' || ((${by}) % ${words.split(" ").length}) || ']')`;
};
const FIRST = "Asha Bina Chand Devi Esha Farid Gita Harish Imran Jaya Kavya Lata Manoj";
const LAST = "Rao Ali Nair Paul Khan Sen Joshi Iyer Kulkarni Sharma Verma";
const PERSON = `${pick(FIRST, "i")} || ' ' || ${pick(LAST, "i * 7 + i / 13")}`;
const TOPIC = pick("gate time refund resume ticket code bus place photo test", "i * 3");
const sentence = `'How do I find the ' || ${TOPIC} || ' of my interview on Monday, and what do I bring
  besides ' || ${pick("Aadhaar marksheets photographs licence references", "i / 2")} || '?'`;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/**
 * Candidates with slots: some wait for a time, some come today, some were met and wait for an
 * answer.
 */
async function fillPeople(write: Write, job: number, day: number, at: (i: string) => string) {
  const groups = [
    { from: BASE, claim: "waits", status: "PAYMENT_CONFIRMED", answerBy: "null" },
    { from: BASE + 1_000, claim: "today", status: "INTERVIEW_SCHEDULED", answerBy: "null" },
    { from: BASE + 2_000, claim: "held", status: "INTERVIEW_SCHEDULED", answerBy: FAR },
  ];
  for (const [nth, { from, claim, status, answerBy }] of groups.entries()) {
    const uid = `'${claim}-' || i`;
    await write(
      `${NUMBERS} insert into users(safety_word, id, phone, name, email, created_at)
        select 'KOYAL', ${from} + i, 6200000000 + ${nth * 1_000} + i, ${PERSON},
          '${claim}' || i || '@mail.example.in', ${NOW} from n`,
      `${NUMBERS} insert into resumes(id, user_id, file_name, content_type, object_key, state, uploaded_at)
        select ${from} + i, ${from} + i, ${PERSON} || '.pdf', 'application/pdf', ${uid}, 'ready', ${NOW} from n`,
      `${NUMBERS} insert into applications(id, user_id, job_id, resume_id, status, seq, claim_id, price,
          slot_state, promised_by, guarantee_due_at, applied_at, answer_by)
        select ${from} + i, ${from} + i, ${job}, ${from} + i, '${status}', 1, ${uid}, 199, 'confirmed',
          strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || (i * 25 + 60) || ' minutes'), ${FAR},
          ${ago("i || ' hours'")}, ${answerBy} from n`,
      `${NUMBERS} insert into application_history(application_id, seq, transition_id, status, at)
        select ${from} + i, 1, ${uid}, '${status}', ${ago("i || ' hours'")} from n`,
      `${NUMBERS} insert into attempts(application_id, questions, pass_mark, minutes, started_at, ends_at,
          graded_at, score)
        select ${from} + i, '[{"prompt":"2 + 2?","options":["3","4"],"answer":1}]', 50, 10, ${NOW}, ${NOW},
          ${NOW}, i % 2 from n`,
      `${NUMBERS} insert into orders(receipt, application_id, amount, currency, provider_order_id, state,
          created_at)
        select ${uid}, ${from} + i, 19900, 'INR', 'order_' || ${uid}, 'paid', ${NOW} from n`,
      `${NUMBERS} insert into payments(provider_payment_id, receipt, application_id, amount, method, state,
          captured_at)
        select 'pay_' || hex(randomblob(7)), ${uid}, ${from} + i, 19900,
          ${pick("upi card netbanking", "i")}, 'kept', ${NOW} from n`,
      ...(claim === "waits"
        ? []
        : [
            `${NUMBERS} insert into interviews(uid, application_id, day_id, at, minutes, interviewer, place,
                state, changed_at, settled_at, company_word, company_word_at)
              select ${uid}, ${from} + i, ${claim === "today" ? day : "null"}, ${
                claim === "today" ? at("i") : ago("(i % 60 + 24) || ' hours'")
              }, 30, 'Meera Joshi', 'Ring Road 4, Surat', '${claim === "today" ? "scheduled" : "held"}',
                ${NOW}, ${claim === "today" ? "null, null, null" : `${NOW}, 'held', ${NOW}`} from n`,
          ]),
    );
  }
}

/** Everything that staff handle besides people. */
const OPERATIONS = [
  `${NUMBERS} insert into companies(name, legal_name, website, address, city, phone, gstin, state,
      submitted_at, created_at)
    select ${pick(LAST, "i")} || ' ' || ${pick("Textiles Foods Motors Clinics Looms Stores", "i * 5 + i / 11")}
      || ' ' || i, ${pick(LAST, "i")} || ' Private Limited', 'https://www.firm' || i || '.example.in',
      i || ' Ring Road', 'Surat', 9800000000 + i, '27ABCFU' || (1000 + i) || 'D1ZV', 'submitted', ${NOW},
      ${ago("i || ' hours'")} from n`,
  `${NUMBERS} insert into queries(user_id, subject, description, digest, outbox_id, created_at)
    select ${BASE} + i, 'About my ' || ${TOPIC}, ${sentence}, 'd-' || i, 'q-' || i,
      ${ago("i || ' hours'")} from n`,
  `${NUMBERS} insert into outbox(id, kind, payload, created_at, attempts)
    select 'dead-' || i, 'interview_reminder', json_object('applicationId', ${BASE} + i),
      ${ago("i || ' hours'")}, 9 from n`,
  `${NUMBERS} insert into dead_letters(outbox_id, at, cause)
    select 'dead-' || i, ${NOW}, 'Resend answered 550' from n`,
  `${NUMBERS} insert into audit_log(staff, action, subject, detail, at, actor_kind, role, reason)
    select ${PERSON}, ${pick("job.close person.block refund.start company.verify slot.release", "i")},
      ${BASE} + i, json_object('state', 'open', 'count', i), ${NOW}, 'staff', 'support', ${sentence} from n`,
  `${NUMBERS} insert into notifications(id, outbox_id, title, body, created_at)
    select ${BASE} + i, 'news-' || i, 'The ' || ${TOPIC} || ' has changed', ${sentence}, ${NOW} from n`,
  `${NUMBERS} insert into announcements(id, outbox_id, job_id, channels, people, staff, created_at)
    select ${BASE} + i, 'news-' || i, null, '["app"]', i, ${PERSON}, ${NOW} from n`,
  `${NUMBERS} insert into staff(email, name, role, created_at)
    select 'staff' || i || '@pakka.example.in', ${PERSON}, 'support', ${NOW} from n where i <= 12`,
  `${NUMBERS} insert into static_content_versions(type, content, replaced_by, replaced_at)
    select 'about_us', '<p>' || ${sentence} || '</p>', ${PERSON}, ${NOW} from n where i <= 20`,
];

type Write = (...statements: string[]) => Promise<number[]>;

/** A verified company that owns these jobs, with a team. */
async function fillCompany(write: Write, jobs: [number, number]): Promise<number> {
  const [, own] = jobs;
  const [company = 0] = await write(
    `insert into companies(name, state, city, created_at)
      values ('${COMPANY}', 'verified', 'Surat', ${NOW}) returning id`,
  );
  await write(
    `insert into company_members(company_id, email, name, role, created_at, proven_at)
      values (${company}, '${OWNER}', 'Dev Nair', 'owner', ${NOW}, ${NOW})`,
    `${NUMBERS} insert into company_members(company_id, email, name, role, created_at, proven_at)
      select ${company}, 'member' || i || '@kaveri.example.in', ${PERSON}, 'recruiter', ${NOW}, ${NOW}
      from n where i <= 12`,
    `update jobs set company_id = ${company}, company = '${COMPANY}', closed_at = null,
      max_applicants = 1000 where id in (${jobs.join(", ")})`,
    `update assessments set is_own = 1 where job_id = ${own}`,
  );
  return company;
}

/** Fills the consoles, and returns the ids that their screens need. */
export async function fillConsoles(database: DatabaseAddress, jobs: [number, number]) {
  const client = createClient(database);
  const write: Write = async (...statements) =>
    (await client.batch(statements, "write")).map(({ rows }) => Number(rows[0]?.id));
  const [job, ownTest] = jobs;
  const company = await fillCompany(write, jobs);
  const days = [];
  for (const offset of [0, 2, 4, 6, 9, 11, 13, 16]) {
    days.push(
      ...(await write(`insert into interview_days(job_id, date, "from", "to", minutes_each, seats,
        interviewer, place, offered_at) values (${job}, '${inDays(offset)}', '08:00', '20:00', 30, 6,
        'Meera Joshi', 'Ring Road 4, Surat', ${NOW}) returning id`)),
    );
  }
  const [today = 0, next = 0] = days;
  const noon = momentInIndia(inDays(0), "08:00").toISOString();
  const at = (i: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', '${noon}', '+' || (${i} % 24 * 30) || ' minutes')`;
  await fillPeople(write, job, today, at);
  await write(...OPERATIONS);
  const token = `desk${randomUUID().replaceAll("-", "")}`;
  await write(`insert into day_links(day_id, token_hash, created_at)
    values (${today}, '${hashOf(token)}', ${NOW})`);
  const [query] = await write("select min(id) as id from queries where digest like 'd-%'");
  client.close();
  const marked = Array.from({ length: 50 }, (_, at) => `marked=${BASE + 2_001 + at}`).join("&");
  return {
    company,
    job,
    ownTest,
    today,
    next,
    token,
    query: query ?? 0,
    marked,
    day: inDays(0),
    waits: BASE + 1,
    scheduled: BASE + 1_024,
    held: BASE + 2_001,
  };
}

export type FilledConsoles = Awaited<ReturnType<typeof fillConsoles>>;

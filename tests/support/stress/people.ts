import { createHash, randomUUID } from "node:crypto";
import { STAFF_TOKEN_PREFIX } from "../../../worker/domain/staff/staff";
import { TWO_AND_TWO } from "../answer-key";
import { newPhone } from "../api/person";
import { newJob } from "../api/staff";
import { type Browser, browserCandidate, offeredResume } from "./browser";
import { inWaves, type Product } from "./product";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const AT_ONCE = 16;

/** Someone who uses the API alone. */
export interface Caller {
  phone: string;
  email: string;
  token: string;
  resumeId: number;
}

/** Someone who uses the screens alone. */
export interface Visitor {
  phone: string;
  browser: Browser;
  resumeId: string;
}

const phones = (count: number) => [...new Set(Array.from({ length: count }, newPhone))];

async function newCaller(product: Product, phone: string): Promise<Caller> {
  const sent = await product.call("POST", "/user/auth/send-otp", { json: { phone } });
  const [sms] = await product.simulate(`/inbox/sms?to=${phone}`);
  const otp = sms.text.slice(0, 4);
  const json = { key: sent.body.key, otp };
  const { body } = await product.call("POST", "/user/auth/verify-otp", { json });
  const token: string = body.tokens.access.token;
  const email = `p${phone}@example.in`;
  const profile = { name: "Asha Verma", email, dob: "1999-08-15", gender: "FEMALE", age: 1 };
  await product.call("PATCH", "/user/profile", { token, json: profile });
  const form = new FormData();
  form.set("resume", new File([PDF], "Asha.pdf"));
  const uploaded = await product.call("POST", "/user/resume", { token, form });
  return { phone, email, token, resumeId: uploaded.body.id };
}

/** Candidates with profile and resume who logged in by code. */
export const callers = (product: Product, count: number): Promise<Caller[]> =>
  inWaves(phones(count), AT_ONCE, (phone) => newCaller(product, phone));

/** The same through the screens: what they hold is a session cookie. */
export const visitors = (product: Product, count: number): Promise<Visitor[]> =>
  inWaves(phones(count), AT_ONCE, async (phone) => {
    const browser = await browserCandidate(product, phone, new File([PDF], "Ravi.pdf"));
    return { phone, browser, resumeId: await offeredResume(browser, 1) };
  });

/** A staff token, as the operators' command writes it. */
export async function staff(product: Product): Promise<string> {
  const token = STAFF_TOKEN_PREFIX + randomUUID();
  const hash = createHash("sha256").update(token).digest("hex");
  await product.query("insert into staff_tokens values (?, 'Asha Staff', 'admin', '2999')", [hash]);
  return token;
}

export interface Job {
  id: number;
  applicationPrice: number;
  maxApplicants: number;
}

const TEST = { durationMinutes: 10, passMark: 50, questions: [TWO_AND_TWO] };

/** Posts a job as staff. Its test is one question. */
export async function postJob(
  product: Product,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Job> {
  const posted = await product.call("POST", "/ops/jobs", {
    token,
    // A kind of work of its own: of one kind a person takes one test at a time.
    json: newJob({ assessment: TEST, jobDetail: { Category: [crypto.randomUUID()] }, ...changes }),
  });
  if (posted.status !== 201) throw new Error(`No job: ${JSON.stringify(posted.body)}`);
  return posted.body;
}

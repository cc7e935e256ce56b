import { rightOption } from "../../support/answer-key";
import { CookieJar, get } from "./browser";

const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const WAIT_MS = 30_000;
const SAVED = 20;

/** A product with its simulators, by their addresses. */
export interface Product {
  url: string;
  simulatorsUrl: string;
}

/** A signed-in candidate with something on every screen. */
export interface Candidate {
  cookie: string;
  /** The job whose apply dialog can be opened. */
  openJob: number;
  /** Applications by how far they came. */
  atTest: number;
  atPayment: number;
  confirmed: number;
  /** Tokens of tests: not begun, and begun. */
  newTest: string;
  runningTest: string;
}

/** Logs in through the login screen, without script. */
export async function logIn({
  url,
  simulatorsUrl,
}: Product): Promise<{ cookie: string; token: string; phone: string }> {
  const phone = `7${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
  const jar = new CookieJar();
  const post = async (fields: Record<string, string>) => {
    const answer = await get(`${url}/login`, {
      headers: { Cookie: jar.header },
      body: new URLSearchParams(fields),
    });
    jar.take(answer.headers);
  };
  await post({ phone });
  const page = await get(`${url}/login`, { headers: { Cookie: jar.header } });
  jar.take(page.headers);
  const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  const inbox = await get(`${simulatorsUrl}/inbox/sms?to=${phone}`);
  await post({ intent: "verify", key, otp: JSON.parse(inbox.text)[0].text.slice(0, 4) });
  const cookie = `pakka_session=${jar.value("pakka_session")}`;
  const [content = ""] = decodeURIComponent(jar.value("pakka_session") ?? "").split(".");
  return { cookie, phone, token: JSON.parse(atob(content)).tokens.access.token };
}

export async function prepareCandidate(product: Product): Promise<Candidate> {
  const { cookie, token } = await logIn(product);
  const call = async (method: string, path: string, json?: unknown): Promise<any> => {
    const answer = await fetch(product.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: json === undefined ? undefined : JSON.stringify(json),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return answer.status === 204 ? null : answer.json();
  };
  const email = `b${Date.now()}@example.in`;
  const profile = { name: "Asha Verma", email, dob: "1999-08-15", gender: "FEMALE", age: 1 };
  await call("PATCH", "/user/profile", profile);
  const form = new FormData();
  form.set("resume", new File([PDF], "Asha resume.pdf"));
  const upload = { method: "POST", headers: { Authorization: `Bearer ${token}` }, body: form };
  const resume: any = await (await fetch(`${product.url}/user/resume`, upload)).json();

  const jobs: any[] = await call("GET", "/user/jobs?limit=100");
  await Promise.all(
    jobs.slice(0, SAVED).map((job) => call("GET", `/user/jobs/${job.id}/saveJob?saved=true`)),
  );
  const [openJob, ...others] = jobs.filter(
    (job) => job.applicationPrice > 0 && job.maxApplicants - job.applicantsCount > 2,
  );
  const apply = async (job: any) => {
    const application = await call("POST", "/user/jobs/apply", {
      jobId: job.id,
      resumeId: resume.id,
    });
    await until(async () => {
      const { status } = await call("GET", `/user/applications/${application.id}`);
      return status === "TEST_PENDING";
    });
    const { link } = await call("GET", `/user/jobs/${job.id}/assessment-link`);
    return { job, id: application.id as number, test: link.split("/").pop() as string };
  };
  const pass = async ({ test }: { test: string }) => {
    const { questions } = await call("POST", `/user/assessments/${test}/start`);
    for (const asked of questions) {
      const answer = { question: asked.index, option: rightOption(asked) };
      await call("PUT", `/user/assessments/${test}/answers`, answer);
    }
    await call("POST", `/user/assessments/${test}/submit`);
  };
  const order = ({ job, id }: { job: any; id: number }) =>
    call("POST", "/user/payment/create-order", {
      amount: String(job.applicationPrice * 100),
      applicationId: id,
    });
  const pay = async (applied: { job: any; id: number }) => {
    const { id } = await order(applied);
    const paid = await fetch(`${product.simulatorsUrl}/razorpay/sim/pay`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ order_id: id, outcome: "success" }),
    });
    await call("POST", "/user/payment/verify-payment", await paid.json());
  };
  const [begun, atTest, atPayment, confirmed] = await Promise.all(others.slice(0, 4).map(apply));
  if (!openJob || !begun || !atTest || !atPayment || !confirmed) throw new Error("Too few jobs");
  await call("POST", `/user/assessments/${begun.test}/start`);
  await pass(atPayment);
  await pass(confirmed);
  // As the pay button does, before it leads to the pay screen.
  await order(atPayment);
  await pay(confirmed);
  return {
    cookie,
    openJob: openJob.id,
    atTest: atTest.id,
    atPayment: atPayment.id,
    confirmed: confirmed.id,
    newTest: atTest.test,
    runningTest: begun.test,
  };
}

/** Asks again until it is so: for what the queue does in its own time. */
async function until(ready: () => Promise<boolean>): Promise<void> {
  const limit = Date.now() + WAIT_MS;
  while (!(await ready())) {
    if (Date.now() > limit) throw new Error("The queue did not get to it in time");
    await new Promise((next) => setTimeout(next, 50));
  }
}

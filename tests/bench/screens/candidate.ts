import { rightOption } from "../../support/answer-key";
import { type Client, clientOf } from "../../support/client";
import { newSession } from "../../support/form-browser";
import { createOrder, payAtProvider, verifyPayment } from "../../support/payments";
import { completeProfile, uploadResume } from "../../support/people";
import { applyWith, openedTest, takeTest } from "../../support/screening";
import { strict } from "../candidate";

const SAVED = 20;

/** A signed-in candidate who has data on every screen. */
export interface Candidate {
  cookie: string;
  /** The job whose application dialog can be opened. */
  openJob: number;
  /** Applications by how far they have come. */
  atTest: number;
  atPayment: number;
  confirmed: number;
  /** The job of the confirmed application. */
  confirmedJob: number;
  /** Tokens of tests: one not started, one started. */
  newTest: string;
  runningTest: string;
}

/** An application with what its next steps need. */
interface Applied {
  token: string;
  id: number;
  jobId: number;
  paise: number;
  test: string;
}

/** Creates an order, pays it, and passes the provider's answer on. */
async function pay(client: Client, applied: Applied): Promise<void> {
  const { body } = await createOrder(client, applied, applied.paise);
  await verifyPayment(client, applied, await payAtProvider(client, body.id));
}

export async function prepareCandidate(
  product: Parameters<typeof clientOf>[0],
): Promise<Candidate> {
  const client = strict(clientOf(product));
  const { call } = client;
  const { cookie, token, phone } = await newSession({ url: product.url, ...client });
  await completeProfile(client, { token, email: `b${phone}@example.in` });
  const { body: resume } = await uploadResume(client, token);

  const { body: jobs } = await call("GET", "/user/jobs?limit=100", { token });
  await Promise.all(
    jobs
      .slice(0, SAVED)
      .map((job: any) => call("GET", `/user/jobs/${job.id}/saveJob?saved=true`, { token })),
  );
  const [openJob, ...others] = jobs.filter(
    (job: any) => job.applicationPrice > 0 && job.maxApplicants - job.applicantsCount > 2,
  );
  const apply = async (job: any): Promise<Applied> => {
    const id = await applyWith(client, token, job.id, resume.id);
    const test = await openedTest(client, token, id);
    return { token, id, jobId: job.id, test, paise: job.applicationPrice * 100 };
  };
  const applied: Applied[] = [];
  for (const job of others.slice(0, 4)) applied.push(await apply(job));
  const [begun, atTest, atPayment, confirmed] = applied;
  if (!openJob || !begun || !atTest || !atPayment || !confirmed) throw new Error("Too few jobs");
  await call("POST", `/user/assessments/${begun.test}/start`);
  await takeTest(client, atPayment.test, rightOption);
  await takeTest(client, confirmed.test, rightOption);
  // As the pay button does before it goes to the pay screen.
  await createOrder(client, atPayment, atPayment.paise);
  await pay(client, confirmed);
  return {
    cookie,
    openJob: openJob.id,
    atTest: atTest.id,
    atPayment: atPayment.id,
    confirmed: confirmed.id,
    confirmedJob: confirmed.jobId,
    newTest: atTest.test,
    runningTest: begun.test,
  };
}

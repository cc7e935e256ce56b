import { callAt, succeeded } from "../client";
import { eventually } from "../eventually";
import { newEmail } from "../people";
import { giveJob } from "./fixtures";
import { product, simulate } from "./product";

/** Gives a job to a company, and answers how its owner calls its API. */
export async function companyOf(job: string) {
  const email = newEmail();
  const auth = (path: string, json: object) =>
    succeeded(callAt("POST", product(`/employer/auth/${path}`), { json }));
  const { key } = await auth("send-code", { email });
  const [mail] = await eventually(
    (): Promise<{ text: string }[]> => simulate(`/inbox/email?to=${encodeURIComponent(email)}`),
    (mails) => mails.length > 0,
  );
  const code = mail?.text.match(/\b\d{6}\b/)?.[0];
  const { token } = (await auth("verify-code", { key, code })).session;
  const call = (method: string, path: string, json: object) =>
    succeeded(callAt(method, product(`/employer${path}`), { token, json }));
  const { id } = await call("PATCH", "/company", { name: `Kaveri Care ${job}` });
  await giveJob(job, id);
  return call;
}

import { createHmac } from "node:crypto";
import { expect, inject, test } from "vitest";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import { rightOption } from "../support/answer-key";
import { hold, setDaysAgo } from "../support/api/applicant";
import { query } from "../support/api/database";
import { operationOf, successes } from "../support/api/documented";
import { offerDay } from "../support/api/offered-days";
import { logIn, newestCode, uploadResume } from "../support/api/people";
import { runSchedule } from "../support/api/product";
import { calls } from "../support/api/routes";
import { postJob, refund } from "../support/api/staff";
import { apply, openedTest, openJob, payAtProvider, takeTest } from "../support/api/steps";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";
import { newEmail, newPhone } from "../support/people";
import { PICTURES } from "../support/photos";
import { callsOfCompanies } from "./successes/companies";
import { callsOfGuarantee } from "./successes/guarantee";
import { callsOfPublishing } from "./successes/publishing";
import { callsOfSearches } from "./successes/searches";
import { callsOfSessions } from "./successes/sessions";
import { callsOfStaff } from "./successes/staff";
import { byStaff, succeed } from "./successes/succeed";
import { callsOfSupport } from "./successes/support";

// `call` checks every answer against the API's description; here every call succeeds.

const HOUR_MS = 3_600_000;
const product = inject("product");
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Applies for a new job and passes its test. */
async function pass(token: string, rupees = 199) {
  const { job } = await openJob(rupees);
  const id = await apply(token, job.id);
  const attempt = await openedTest(token, id);
  await byStaff("POST", `/ops/applications/${id}/extra-time`, { minutes: 5 });
  await succeed("GET", `/user/assessments/${attempt}`);
  await takeTest(attempt, rightOption);
  return { id, job };
}

async function pay(token: string, id: number) {
  const json = { amount: "19900", applicationId: id };
  const order = await succeed("POST", "/user/payment/create-order", { token, json });
  const signed = await payAtProvider(order.id);
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.set(name, String(value));
  await succeed("POST", `/payments/callback?application=${id}`, { form });
  await succeed("POST", "/user/payment/verify-payment", { token, json: signed });
}

test("every call of a candidate succeeds as described", async () => {
  const phone = newPhone();
  const { key } = await succeed("POST", "/user/auth/send-otp", { json: { phone } });
  const json = { key, otp: await newestCode(phone) };
  const { tokens } = await succeed("POST", "/user/auth/verify-otp", { json });
  const refreshToken = tokens.refresh.token;
  const renewed = await succeed("POST", "/user/auth/refresh-tokens", { json: { refreshToken } });
  const token = renewed.tokens.access.token;
  const profile = { name: "Asha Verma", email: `p${phone}@example.in`, dob: "1999-08-15" };
  await succeed("PATCH", "/user/profile", { token, json: profile });
  await succeed("PUT", "/user/profile/language", { token, json: { language: "en" } });
  await succeed("GET", "/user/profile", { token });

  const job = await postJob();
  await succeed("GET", "/user/jobs", { token });
  await succeed("GET", `/user/jobs/${job.id}`, { token });
  await succeed("GET", `/user/jobs/${job.id}/saveJob`, { token });
  expect(await succeed("GET", "/user/savedJobs", { token })).toHaveLength(1);
  const { id, fileUrl } = (await uploadResume(token)).body;
  await succeed("GET", "/user/resume", { token });
  await succeed("GET", fileUrl.replace(product, ""));
  await succeed("DELETE", `/user/resume/${id}`, { token });
  await succeed("POST", `/user/resume/${id}/restore`, { token });
  const draft = { name: "Asha Verma", city: "Bhopal", schooling: "12th", skills: ["Billing"] };
  await succeed("PUT", "/user/resume/draft", { token, json: draft });
  await succeed("GET", "/user/resume/draft", { token });
  const { pageUrl } = await succeed("POST", "/user/resume/build", { token });
  await succeed("GET", pageUrl.replace(product, ""));
  const form = new FormData();
  form.append("photos", new File([PICTURES.baseline], "cv.jpg"));
  await succeed("POST", "/user/resume/photos", { token, form });
  await apply(token, job.id);
  await succeed("GET", `/user/jobs/${job.id}/application`, { token });

  const [{ notification }] = await eventually(
    () => succeed("GET", "/user/notifications", { token }),
    (list) => list.length === 1,
  );
  for (const path of [`${notification.id}/read`, `${notification.id}/unread`, "read"]) {
    await succeed("PATCH", `/user/notifications/${path}`, { token });
  }
  await succeed("DELETE", `/user/notifications/${notification.id}`, { token });
  await succeed("POST", "/user/auth/logout", { json: { refreshToken } });
});

test("the calls about interviews, credits and refunds succeed as described", async () => {
  const { token } = await logIn();
  const first = await pass(token);
  await pay(token, first.id);
  const path = `/ops/applications/${first.id}/interviews`;
  const at = bookable(inHours(30));
  await byStaff("POST", path, { round: 1, at, place: "Gate 1", dryRun: true });
  const set = await byStaff("POST", path, { round: 1, at, place: "Gate 1" });
  await byStaff("PATCH", `/ops/interviews/${set.id}`, { place: "Gate 2", dryRun: true });
  await byStaff("PATCH", `/ops/interviews/${set.id}`, { at: bookable(inHours(24)) });
  expect(await byStaff("GET", `/ops/interviews?jobId=${first.job.id}`)).toHaveLength(1);
  await succeed("GET", set.calendarUrl.replace(product, ""));
  await setDaysAgo(first);
  await succeed("POST", `/user/applications/${first.id}/cancel`, { token });
  expect(await succeed("GET", "/user/credits", { token })).toHaveLength(1);

  const second = await pass(token);
  await succeed("POST", `/user/applications/${second.id}/use-credit`, { token });
  const { id: dayId } = await offerDay(second.job.id);
  const [free] = await succeed("GET", `/user/applications/${second.id}/times`, { token });
  const { interview } = await succeed("POST", `/user/applications/${second.id}/interview`, {
    token,
    json: { dayId, at: free.at },
  });
  const because = { reason: "The office is flooded." };
  await byStaff("POST", `/ops/interviews/${interview.id}/cancel`, { ...because, dryRun: true });
  await byStaff("POST", `/ops/interviews/${interview.id}/cancel`, because);
  const days = `/ops/jobs/${second.job.id}/days`;
  expect(await byStaff("GET", days)).toHaveLength(1);
  await byStaff("POST", `${days}/${dayId}/cancel`, { ...because, dryRun: true });
  await byStaff("POST", `${days}/${dayId}/cancel`, because);
  await succeed("POST", `/user/applications/${second.id}/refund`, { token });
  expect(await succeed("GET", "/user/applications", { token })).toHaveLength(2);
  await succeed("GET", `/user/applications/${second.id}`, { token });
});

test("the calls with which staff find, change and block a person succeed as described", async () => {
  const { token } = await logIn();
  const { id } = await pass(token);
  const { candidate } = await byStaff("POST", `/ops/applications/${id}/release`);
  const person = `/ops/people/${candidate.id}`;
  expect(await byStaff("GET", `/ops/search?q=${candidate.phone}`)).toHaveLength(1);
  await byStaff("GET", person);
  await byStaff("PATCH", person, { email: newEmail(), reason: "A letter was missing." });
  await byStaff("POST", `${person}/phone`, { phone: newPhone(), reason: "Lost the SIM." });
  await query("insert into number_claims values (?, '2026-01-01T00:00:00.000Z', null)", [
    candidate.id,
  ]);
  await byStaff("POST", `${person}/release`, { reason: "The operator's letter." });
  await byStaff("POST", `${person}/block`, { reason: "Never pays." });
});

test("the calls that restore a hold and check an order succeed as described", async () => {
  const { token } = await logIn();
  const { id } = await pass(token);
  await succeed("POST", `/user/applications/${id}/keep`, { token });
  await succeed("POST", "/user/payment/check-order", { token, json: { applicationId: id } });
});

test("the list of payments succeeds as described", async () => {
  await byStaff("GET", "/ops/payments");
});

test("the call that claims a free slot succeeds as described", async () => {
  const { token } = await logIn();
  const { id } = await pass(token, 0);
  await succeed("POST", `/user/applications/${id}/claim`, { token });
});

test("the calls for a result and a staff refund succeed as described", async () => {
  const { token } = await logIn();
  const { id, job } = await pass(token);
  await pay(token, id);
  await byStaff("POST", `/ops/applications/${id}/interviews`, {
    at: bookable(inHours(72)),
    place: "Gate 1",
  });
  await hold({ id });
  await byStaff("POST", `/ops/applications/${id}/result`, { result: "SELECTED" });
  const [application] = await byStaff("GET", `/ops/applications?jobId=${job.id}`);
  expect(await byStaff("GET", `/ops/applications/${id}`)).toMatchObject({
    ...application,
    resume: expect.anything(),
  });
  expect((await refund(application.payment.id, id)).status).toBe(200);
});

test("the calls that need no login succeed as described", async () => {
  // The health check passes for some minutes after a run of the schedule.
  await runSchedule();
  const documents = ["/user", "/ops", "/employer"].flatMap((prefix) =>
    ["/openapi.json", "/docs"].map((path) => prefix + path),
  );
  for (const path of documents.concat([
    "/healthz",
    "/robots.txt",
    "/.well-known/security.txt",
    "/sitemap.xml",
    "/sitemaps/pages.xml",
    "/sitemaps/openings.xml",
    "/sitemaps/jobs-1.xml",
  ])) {
    await succeed("GET", path);
  }
  const event = JSON.stringify({ event: "payment.captured", payload: {} });
  const secret = RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET;
  await succeed("POST", "/webhooks/razorpay", {
    form: event,
    headers: {
      "X-Razorpay-Signature": createHmac("sha256", secret).update(event).digest("hex"),
      "X-Razorpay-Event-Id": "evt_openapi",
    },
  });
});

callsOfCompanies();
callsOfGuarantee();
callsOfPublishing();
callsOfSearches();
callsOfSessions();
callsOfStaff();
callsOfSupport();

test("the tests above met every described success", async () => {
  const described = await Promise.all(
    calls.map(async (name) =>
      Object.keys((await operationOf(product, name)).responses)
        .filter((status) => Number(status) < 400)
        .map((status) => `${name} ${status}`),
    ),
  );
  expect(described.flat().filter((name) => !successes.has(name))).toEqual([]);
});

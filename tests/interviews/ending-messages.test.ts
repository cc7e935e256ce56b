import { expect, test } from "vitest";
import * as formatsWords from "~worker/words/formats";
import * as smsWords from "~worker/words/sms";
import {
  type Applicant,
  application,
  hold,
  inHours,
  paid,
  passed,
  runAction,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { call, simulate } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const admin = staffToken();
const job = await postJob({ maxApplicants: 100 });
/** The SMS with this beginning; the one of the confirmed slot, sent just before, may come later. */
const smsOf = ({ phone }: Applicant, beginning: string): Promise<string> =>
  eventually(
    async () => {
      const all: { text: string }[] = await simulate(`/inbox/sms?to=${phone}`);
      return all.find(({ text }) => text.startsWith(beginning))?.text ?? "";
    },
    (text) => text !== "",
  );

/** The newest notification with this title. */
const notificationText = ({ token }: Applicant, title: string): Promise<string> =>
  eventually(
    async () => {
      const { body } = await call("GET", "/user/notifications", { token });
      return body.find((one: any) => one.notification.title === title)?.notification.body;
    },
    (body) => body !== undefined,
  );

test("the page and the SMS say how many days a refund takes", async () => {
  const one = await paid(job.id);
  const { body } = await runAction(one, "cancel");
  expect(body.refund).toMatchObject({ amount: 19_900, days: { from: 2, to: 7 } });
  expect(await smsOf(one, "Refund of")).toMatch(
    /^Refund of Rs 199 for Kaveri Care has started\. Your bank shows it in 2 to 7 days\. Pakka, safety word [A-Z]+, pakka\.in\/check$/,
  );
});

test("a candidate who cancels a paid slot in time is told of the cancelled interview, also by SMS", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, inHours(60));
  await runAction(one, "cancel");
  const when = formatsWords.clockTime(interview.at);
  expect(await notificationText(one, "Your money is on its way back")).toContain(
    `Your interview on ${when} is cancelled.`,
  );
  expect(await smsOf(one, "Interview cancelled")).toContain(
    `Interview cancelled: Kaveri Care, ${smsWords.smsTime(interview.at)}. Rs 199 back in 2 to 7 days. pakka.in/a/${one.id} Pakka, safety word `,
  );
});

test("late cancelling, a staff refund and cancelling a free slot tell of the cancelled interview too", async () => {
  const late = await paid(job.id);
  const { body: soon } = await setInterview(late.id, inHours(20));
  await setDaysAgo(late);
  await runAction(late, "cancel");
  expect(await notificationText(late, "Your next interview costs ₹0")).toContain(
    formatsWords.clockTime(soon.at),
  );

  const refunded = await paid(job.id);
  await setInterview(refunded.id, inHours(60), { round: 1 });
  await hold(refunded);
  const { body: second } = await setInterview(refunded.id, inHours(90), { round: 2 });
  const { body: view } = await call("GET", `/ops/applications/${refunded.id}`, { token: admin });
  await refund(view.payment.id, refunded.id);
  const words = await notificationText(refunded, "Your money is on its way back");
  expect(words).toContain(
    `Your interview, Round 2, on ${formatsWords.clockTime(second.at)} is cancelled.`,
  );

  const free = await passed((await postJob({ applicationPrice: 0 })).id);
  const { body: date } = await setInterview(free.id, inHours(60));
  await runAction(free, "cancel");
  expect(await notificationText(free, "You cancelled this application")).toContain(
    formatsWords.clockTime(date.at),
  );
  expect(await smsOf(free, "Interview cancelled")).toContain("You gave up the slot.");
});

test("an interview set and moved at once is announced in order, each time with its own date", async () => {
  const one = await paid(job.id);
  const { body: interview } = await setInterview(one.id, bookable(inHours(60)));
  const at = bookable(inHours(90));
  await call("PATCH", `/ops/interviews/${interview.id}`, { token: admin, json: { at } });
  expect(await notificationText(one, "Interview moved")).toContain(formatsWords.clockTime(at));
  expect(await notificationText(one, "Interview set")).toContain(
    formatsWords.clockTime(interview.at),
  );
  const { body } = await call("GET", "/user/notifications", { token: one.token });
  const titles = body.map((n: any) => n.notification.title);
  expect(titles.indexOf("Interview moved")).toBeLessThan(titles.indexOf("Interview set"));
  expect((await application(one)).interview.at).toBe(at);
});

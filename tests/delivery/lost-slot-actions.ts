import type { Page } from "@playwright/test";
import { fill } from "../screens/states/people";
import { rightOption } from "../support/answer-key";
import {
  cancelInterview,
  cutSlots,
  moveInterview,
  postJob,
  setInterview,
} from "../support/browser/employer";
import { lapse } from "../support/browser/fixtures";
import { beginIn, breakPromise, offerDay, setLongAgo } from "../support/browser/interview-fixtures";
import { simulate } from "../support/browser/product";
import { expect, type Shortcut } from "../support/browser/shortcut";
import { type Action, button, toast, toastWith } from "./lost-actions";

// Actions on a slot and its money, and the message of each when its call is lost.

const NOT_DONE: Action["says"] = ["Error", "We do not know if this was done."];

async function passed(someone: Shortcut, job = postJob()): Promise<string> {
  const path = await someone.applyAndWait(await job);
  await someone.takeTest(path, rightOption);
  return path;
}

async function paid(someone: Shortcut, job = postJob()): Promise<string> {
  const path = await passed(someone, job);
  await someone.pay(path);
  await someone.hearAll();
  return path;
}

/** A payment whose state the provider does not tell. */
async function uncheckedPayment(someone: Shortcut): Promise<string> {
  const path = await passed(someone);
  const containing = await someone.order(path);
  await simulate("/faults", { provider: "payments", mode: "error", times: 99, containing });
  await someone.pay(path).catch(() => undefined);
  return path;
}

/** A candidate whose interview begins in `minutes`. */
async function onTheDay(someone: Shortcut, minutes: number): Promise<string> {
  const path = await paid(someone);
  await setInterview(path, null);
  await beginIn(path, minutes);
  return path;
}

const whatHappened = (page: Page) => page.getByLabel(/^What happened/);

const scheduled = (page: Page) =>
  expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeInViewport();

export const SLOT_ACTIONS: Record<string, Action> = {
  "choosing a time": {
    async on(someone) {
      const job = postJob();
      await offerDay(await job);
      return paid(someone, job);
    },
    button: button(/10:00 am/),
    says: NOT_DONE,
    done: scheduled,
  },
  "moving to another time": {
    async on(someone) {
      const job = postJob();
      const day = await offerDay(await job);
      const path = await paid(someone, job);
      const [at = ""] = day.times;
      await someone.post(`${path}/times`, { dayId: String(day.id), at });
      await someone.hearAll();
      return `${path}/times`;
    },
    button: button(/11:00 am/),
    says: NOT_DONE,
    done: scheduled,
  },
  "taking the money back": {
    async on(someone) {
      const path = await paid(someone);
      await cancelInterview(await setInterview(path, null));
      return path;
    },
    button: button("Take my money back"),
    says: NOT_DONE,
    done: (page) =>
      expect(page.getByText("You took your money back in place of a new date.")).toBeVisible(),
  },
  "booking a slot that the employer pays": {
    async on(someone) {
      const job = await postJob({ applicationPrice: 0 });
      const path = await someone.applyAndWait(job);
      const test = await someone.answer(path, rightOption);
      await lapse(path);
      await fill(job);
      await someone.post(test, { intent: "submit" });
      await cutSlots(job, 2);
      return path;
    },
    button: button("Yes, book my interview"),
    says: NOT_DONE,
    done: (page) => expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible(),
  },
  "coming at a new time": {
    async on(someone) {
      const path = await paid(someone);
      await moveInterview(await setInterview(path, null));
      return path;
    },
    button: button("I come at the new time"),
    says: NOT_DONE,
    contrary: button("Take my money back"),
    async done(page) {
      await toast("You can take your money back where the employer cancels")(page);
      await scheduled(page);
      await expect(button("I come at the new time")(page)).toHaveCount(0);
    },
  },
  "saying that one is here": {
    on: (someone) => onTheDay(someone, 20),
    button: button("I am here"),
    says: ["Error", "No answer from Pakka. Your code still works: say it."],
    done: (page) => expect(page.getByText(/You said “I am here” at/).first()).toBeVisible(),
  },
  "saying that nobody came": {
    on: (someone) => onTheDay(someone, -30),
    async before(page) {
      await button("Nobody came")(page).click();
      await whatHappened(page).fill("I sat at gate 1.");
    },
    button: button("Yes, nobody came"),
    says: NOT_DONE,
    asBefore: (page) => expect(whatHappened(page)).toHaveValue("I sat at gate 1."),
    done: (page) => expect(page.getByRole("heading", { name: /^Noted: nobody/ })).toBeVisible(),
  },
  "waiting on after a broken promise": {
    async on(someone) {
      const path = await paid(someone);
      await breakPromise(path);
      return path;
    },
    button: button("Wait for another time"),
    says: NOT_DONE,
    done: (page) => expect(button("Take my money now")(page)).toHaveCount(0),
  },
  "using a credit": {
    async on(someone) {
      const path = await paid(someone);
      await setInterview(path, null, 1);
      await setLongAgo(path);
      await someone.post(path, { intent: "cancel", promised: "credit" });
      return passed(someone);
    },
    button: button("Use your free interview, pay ₹0"),
    says: NOT_DONE,
    done: (page) => expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible(),
  },
  "keeping a slot again": {
    async on(someone) {
      const path = await passed(someone);
      await lapse(path);
      return path;
    },
    button: button("Keep a slot for me again"),
    says: NOT_DONE,
    done: (page) => expect(button(/^Click to Pay/)(page)).toBeVisible(),
  },
  "looking again for a payment": {
    on: uncheckedPayment,
    button: button("Look again"),
    says: NOT_DONE,
    done: (page) => expect(toastWith(page, NOT_DONE[1])).toHaveCount(0),
  },
  "asking to be told of a free slot": {
    async on(someone) {
      const job = await postJob();
      const path = await someone.applyAndWait(job);
      await lapse(path);
      await fill(job);
      return path;
    },
    button: button("Tell me when a slot opens"),
    says: ["Not done", "We could not note that."],
    done: (page) => expect(page.getByText("We write to you once")).toBeVisible(),
  },
  "bringing back a resume": {
    on: () => "/profile",
    async before(page) {
      if (await button("Undo")(page).isVisible()) return;
      await button("Delete resume.pdf")(page).click();
      await expect(button("Undo")(page)).toBeVisible();
    },
    button: button("Undo"),
    says: ["Not Undone", "We could not bring your resume back."],
    done: toast("Your resume is back"),
  },
};

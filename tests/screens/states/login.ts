import { type APIRequestContext, type Page, request as requests } from "@playwright/test";
import { UNUSED_DAYS } from "../../../worker/facts/people/login";
import { expireCode, leaveUnused, mistype, sendFive } from "../../support/browser/fixtures";
import { newestCode, simulate } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { at, troubled } from "./people";
import type { Screen } from "./state";

/** A visitor who has received a code. */
async function startLogin(request: APIRequestContext) {
  const visitor = new Shortcut({ request });
  await visitor.post("/login", { phone: visitor.phone });
  const page = await visitor.text("/login");
  const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? "";
  return { visitor, key };
}

async function wrong(request: APIRequestContext, times: number): Promise<string> {
  const { visitor, key } = await startLogin(request);
  const otp = (await newestCode(visitor.phone)) === "1111" ? "2222" : "1111";
  for (let n = 0; n < times; n += 1) await visitor.post("/login", { intent: "verify", key, otp });
  return "/login";
}

/** Logs in on a new device with the number of an account that was not used for a long time. */
async function unused(request: APIRequestContext, more: Record<string, string> = {}) {
  const elsewhere = await requests.newContext();
  const owner = new Shortcut({ request: elsewhere });
  await owner.logIn();
  await owner.completeProfile();
  await elsewhere.dispose();
  await leaveUnused(owner.phone, UNUSED_DAYS + 1);
  const visitor = new Shortcut({ request }, owner.phone);
  await visitor.logIn(more);
  return "/login";
}

async function fillPhone(page: Page, phone: string) {
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
}

const sendAgain = (page: Page) => page.getByRole("button", { name: "Send again" }).click();

export const login: Screen = {
  screen: "login",
  title: "Log in or sign up · Pakka",
  states: [
    {
      state: "phone",
      reach: at("/login"),
      texts: [
        "Phone number",
        "Enter your 10-digit phone number",
        "Send OTP",
        "By going on you agree to our terms of service",
        "Terms & Conditions",
        "Privacy Policy",
      ],
    },
    {
      state: "a number that can't be",
      reach: at("/login"),
      status: 200,
      action: (page) => fillPhone(page, "1234567890"),
      texts: ["10-digit Indian mobile number"],
    },
    {
      state: "code sent",
      async reach(request) {
        const visitor = new Shortcut({ request });
        await visitor.post("/login", { phone: visitor.phone });
        return "/login";
      },
      texts: [
        "OTP Sent",
        "A verification code has been sent to your phone",
        "4-digit code",
        "Verify",
        "Go Back",
        "Send again",
      ],
    },
    {
      state: "wrong code",
      reach: (request) => wrong(request, 1),
      texts: ["Verification Failed", "Invalid OTP", "That code is not right. 4 tries left."],
    },
    {
      state: "wrong code for the fifth time",
      reach: (request) => wrong(request, 5),
      texts: [
        "Verification Failed",
        "That code is not right. It was the last try for this code. Ask for a new one.",
      ],
    },
    {
      state: "code dead of wrong tries",
      reach: (request) => wrong(request, 6),
      texts: ["Verification Failed", "This code no longer works. Ask for a new one."],
    },
    {
      state: "code expired",
      async reach(request) {
        const { visitor, key } = await startLogin(request);
        await expireCode(visitor.phone);
        const otp = await newestCode(visitor.phone);
        await visitor.post("/login", { intent: "verify", key, otp });
        return "/login";
      },
      texts: [
        "Verification Failed",
        "Invalid OTP",
        "This code no longer works. Ask for a new one.",
      ],
    },
    {
      state: "no code asked for",
      async reach(request) {
        await new Shortcut({ request }).post("/login", { intent: "verify", otp: "1234" });
        return "/login";
      },
      texts: ["Verification Failed", "Please request an OTP first", "Send OTP"],
    },
    {
      state: "an account that was not used",
      reach: unused,
      texts: [
        "Is this account yours?",
        "The year you were born",
        "Go on",
        "Is the number new to you?",
        "Go Back",
      ],
    },
    {
      state: "an account that was not used, wrong year",
      reach: (request) => unused(request, { birthYear: "1950" }),
      texts: ["Is this account yours?", "That is not the year in this account."],
    },
    {
      state: "an account that was not used, not mine",
      reach: (request) => unused(request, { newOwner: "on" }),
      texts: ["We have noted it", "You can start a new account with this number from"],
      absent: ["Is the number new to you?"],
    },
    {
      state: "five codes in an hour",
      async reach(request) {
        const { visitor } = await startLogin(request);
        await sendFive(visitor.phone);
        return "/login";
      },
      action: sendAgain,
      texts: ["Please wait", "before asking for another code.", "Verify"],
    },
    {
      state: "paused after ten wrong codes",
      async reach(request) {
        const { visitor } = await startLogin(request);
        await mistype(visitor.phone, 10);
        return "/login";
      },
      action: sendAgain,
      texts: ["Too many wrong codes. You cannot log in with this number on a new phone now."],
    },
    {
      state: "went back",
      async reach(request) {
        const { visitor } = await startLogin(request);
        await visitor.post("/login", { intent: "back" });
        return "/login";
      },
      texts: ["Phone number", "Send OTP"],
      absent: ["4-digit code"],
    },
    {
      state: "SMS provider away",
      reach: at("/login"),
      async action(page) {
        const { phone } = new Shortcut({ request: page.request });
        await simulate("/faults", { provider: "sms", mode: "error", times: 9, containing: phone });
        await fillPhone(page, phone);
      },
      texts: ["Failed to send OTP. You can try again in 1 s.", "Send OTP"],
    },
    {
      state: "nothing can be written",
      reach: () => troubled("READ_ONLY_URL", "/login"),
      action: (page) => fillPhone(page, "9876543210"),
      texts: ["Failed to send OTP", "Send OTP"],
    },
  ],
};

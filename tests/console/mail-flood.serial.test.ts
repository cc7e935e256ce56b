import { expect, test } from "vitest";
import { EVERYBODY } from "../../worker/domain/limit";
import { networkBlockOf } from "../../worker/domain/network.rules";
import { LIMITS } from "../../worker/facts/limits/limits";
import { allowNextMail, signInMails, signInMember } from "../support/api/console";
import { empty, fill } from "../support/api/limits";
import { call, postedAlerts, runSchedule } from "../support/api/product";
import { eventually } from "../support/eventually";
import { newEmail } from "../support/people";

// Strangers who ask for sign-in mails, from many networks or for many addresses.

const BLOCK = "2001:db8:5eed";
const from = (network: number) => `${BLOCK}:${network.toString(16)}::1`;
const ask = (email: string, address: string) =>
  call("POST", "/employer/auth/send-code", {
    json: { email },
    headers: { "CF-Connecting-IP": address },
  });
const refused = { status: 429, body: { message: expect.stringContaining("new to us") } };

test("strangers of one network block get a limited number of mails a day, and its account holders still get theirs", async () => {
  const { email: memberEmail } = await signInMember({ role: "owner" });
  await fill(LIMITS.unknownSignInMailsOfBlock, networkBlockOf(from(1)), 3_600, 3);
  const strangers = Array.from({ length: 5 }, newEmail);
  const answers = [];
  for (const [at, email] of strangers.entries()) answers.push(await ask(email, from(at)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
  expect(answers.at(-1)).toMatchObject(refused);
  expect(await signInMails(strangers.at(-1) ?? "")).toEqual([]);
  await allowNextMail("hiring", memberEmail);
  expect((await ask(memberEmail, from(1))).status).toBe(200);
  expect((await ask(newEmail(), "2001:db8:0:1::1")).status).toBe(200);
});

test("one network block can ask for at most 600 mails an hour, whoever they are for", async () => {
  const { email: memberEmail } = await signInMember({ role: "owner" });
  await fill(LIMITS.signInMailsOfBlock, networkBlockOf(from(1)), 600);
  await allowNextMail("hiring", memberEmail);
  expect((await ask(memberEmail, from(2))).status).toBe(429);
  expect((await ask(memberEmail, "2001:db8:0:2::1")).status).toBe(200);
});

test("all strangers get a limited number of mails a day, operators are alerted at half, and members still sign in", async () => {
  const { email: memberEmail } = await signInMember({ role: "owner" });
  await fill(LIMITS.unknownSignInMails, EVERYBODY, 3_600);
  try {
    expect(await ask(newEmail(), "2001:db8:0:3::1")).toMatchObject(refused);
    await allowNextMail("hiring", memberEmail);
    expect((await ask(memberEmail, "2001:db8:0:3::1")).status).toBe(200);
    await runSchedule();
    const alerts = async () =>
      (await postedAlerts()).filter(({ trouble }) => trouble === "sign_in_mails_half_used");
    const [alert] = await eventually(alerts, (list) => list.length > 0);
    expect(alert).toMatchObject({
      state: "standing",
      text: expect.stringContaining("of the 2000"),
    });
  } finally {
    await empty(LIMITS.unknownSignInMails, EVERYBODY);
  }
});

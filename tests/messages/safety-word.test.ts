import { expect, test } from "vitest";
import { wrongOption } from "../support/answer-key";
import {
  applied,
  assessmentToken,
  inHours,
  paid,
  runAction,
  setInterview,
} from "../support/api/applicant";
import { confirmEmail, query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { takeTest } from "../support/api/steps";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { newPhone } from "../support/people";

// The safety word shows a candidate that a mail or an SMS really comes from Pakka.

const WORD = "Koyal7ab";
const CODE = /^\d{4} is your Pakka code/;

const smsTo = async (phone: string): Promise<string[]> =>
  (await simulate(`/inbox/sms?to=${phone}`)).map(({ text }: { text: string }) => text);
const mailTo = (email: string): Promise<{ subject: string; text: string; html: string }[]> =>
  simulate(`/inbox/email?to=${email}`);

/**
 * Waits until a mail with each of these subjects and
 * an SMS with each of these beginnings have come.
 */
async function arrived(
  { phone, email }: { phone: string; email: string },
  subjects: string[],
  beginnings: string[],
) {
  await eventually(
    async () => (await mailTo(email)).map(({ subject }) => subject),
    (got) => subjects.every((one) => got.includes(one)),
  );
  await eventually(
    () => smsTo(phone),
    (got) => beginnings.every((begins) => got.some((text) => text.startsWith(begins))),
  );
}

const withWord = async (word = WORD) => {
  const person = await logIn();
  const { token, email } = person;
  const json = { name: "Asha Verma", email, dob: "1999-08-15", safetyWord: word };
  await succeeded(call("PATCH", "/user/profile", { token, json }));
  // Mail to an unconfirmed address is limited, and does not contain the person's name.
  await confirmEmail(email);
  return person;
};

test("every mail and SMS of a journey contains the safety word, except the login code", async () => {
  const job = await postJob();
  const person = await withWord();
  const { phone, email, token } = person;
  const one = await paid(job.id, person);
  await succeeded(setInterview(one.id, inHours(72)));
  await arrived(
    person,
    ["Slot confirmed", "Interview set"],
    ["Rs 199 paid. Choose", "Interview set"],
  );
  await succeeded(runAction(one, "cancel"));
  const other = await applied((await postJob()).id, person);
  await takeTest(await assessmentToken(other), wrongOption);
  const supportQuery = await succeeded(
    call("POST", "/user/queries", {
      token,
      json: { subject: "My question", description: "When does the bank show it?" },
    }),
  );
  await succeeded(
    call("POST", `/ops/queries/${supportQuery.id}/reply`, {
      token: staffToken("support"),
      json: { message: "In two to seven days." },
    }),
  );
  await query("update otps set created_at = '2020-01-01T00:00:00.000Z' where phone = ?", [phone]);
  await logIn(phone, false, crypto.randomUUID());
  await arrived(person, ["Login on a new device"], ["Your number was used"]);
  await succeeded(
    call("PATCH", "/user/profile", {
      token,
      json: { name: "Asha Verma", email: `n${email}`, dob: "1999-08-15" },
    }),
  );
  await arrived(
    person,
    [
      "Applied: take the free test",
      "You passed the test",
      "Slot confirmed",
      "Your money is on its way back",
      "Test result: not passed this time",
      `Answer to your query No. ${supportQuery.id}`,
      "Your email address at Pakka was changed",
    ],
    ["Interview cancelled"],
  );
  for (const { subject, text, html } of await mailTo(email)) {
    const line = `Your safety word: ${WORD}.`;
    expect([subject, text.includes(line), html.includes(line)]).toEqual([subject, true, true]);
    expect(subject).not.toContain(WORD);
  }
  const texts = await smsTo(phone);
  expect(texts.filter((text) => CODE.test(text)).length).toBeGreaterThan(1);
  for (const text of texts) {
    expect([text, text.includes(`Pakka, safety word ${WORD}`)]).toEqual([text, !CODE.test(text)]);
    expect([text, text.includes(WORD)]).toEqual([text, !CODE.test(text)]);
  }
});

test("a refund's SMS contains the safety word and says where to check a message", async () => {
  const one = await paid((await postJob()).id, await withWord("तुलसी"));
  await succeeded(runAction(one, "cancel"));
  await arrived(one, [], ["Refund of"]);
  const refund = (await smsTo(one.phone)).find((text) => text.startsWith("Refund of"));
  expect(refund).toMatch(/ Pakka, safety word तुलसी, pakka\.in\/check$/);
});

/** Types wrong codes until login with the number is paused. */
async function mistype(phone: string) {
  for (let code = 0; code < 2; code += 1) {
    await query(
      "update otps set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '-2 minutes') where phone = ?",
      [phone],
    );
    const { key } = await succeeded(call("POST", "/user/auth/send-otp", { json: { phone } }));
    const right = (await smsTo(phone)).find((text) => CODE.test(text))?.slice(0, 4);
    const otp = right === "1111" ? "2222" : "1111";
    for (let tries = 0; tries < 5; tries += 1)
      await call("POST", "/user/auth/verify-otp", { json: { key, otp } });
  }
}

test("the SMS to a number with paused sign-in contains the safety word if the number has an account", async () => {
  const person = await withWord();
  const stranger = newPhone();
  await Promise.all([mistype(person.phone), mistype(stranger)]);
  const paused = (phone: string) =>
    eventually(
      async () => (await smsTo(phone)).find((text) => text.startsWith("Log-in with")),
      (text) => text !== undefined,
    );
  expect(await paused(person.phone)).toContain(`Pakka, safety word ${WORD}, pakka.in/check`);
  expect(await paused(stranger)).not.toContain("safety word");
});

test("an answer to a visitor without an account contains no safety word", async () => {
  const email = `v${crypto.randomUUID().slice(0, 13)}@example.in`;
  const json = { subject: "A question", description: "Does it cost anything?", email };
  const { id } = await succeeded(call("POST", "/user/queries", { json }));
  await succeeded(
    call("POST", `/ops/queries/${id}/reply`, {
      token: staffToken("support"),
      json: { message: "The test is free." },
    }),
  );
  const [mail] = await eventually(
    () => mailTo(email),
    (list) => list.length > 0,
  );
  expect(mail?.text).not.toMatch(/safety word/i);
});

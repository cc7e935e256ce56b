import { expect, inject, test } from "vitest";
import { networkBlockOf, networkOf } from "../../worker/domain/network.rules";
import { LIMITS } from "../../worker/facts/limits/limits";
import { fill } from "../support/api/limits";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";

let counter = 0;
const words = () => `Flood ${Date.now()} ${counter++}`;
const newQuery = (subject = words()) => ({ subject, description: `${subject} is what I ask.` });
const newContact = (subject = words()) => ({
  fullName: "Meena Rao",
  email: "meena@example.in",
  subject,
  message: `${subject} is what I say.`,
});
const ask = (token?: string, network?: string, json = newQuery()) =>
  call("POST", "/user/queries", {
    token,
    json,
    headers: network ? { "CF-Connecting-IP": network } : {},
  });
const say = (network: string) =>
  call("POST", "/user/contact", {
    json: newContact(),
    headers: { "CF-Connecting-IP": network },
  });
const network = () => `2401:${(Date.now() % 65536).toString(16)}:${(counter++).toString(16)}::1`;

/** Floods of messages. Beside other tests they would turn the mails to support into a digest. */
export function limitsOfMessages(): void {
  test("a person can send ten messages an hour, and is told when the next one is possible", async () => {
    const { token } = await logIn();
    for (let n = 1; n <= 10; n += 1) expect((await ask(token)).status).toBe(201);
    const refused = await ask(token);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_500);
    expect(refused.body.message).toBe(
      "Many messages came from you. Please wait 60 minutes, then send this one.",
    );
  });

  test("visitors of one network can send sixty messages an hour, both forms together", async () => {
    const here = network();
    const answers: number[] = [];
    for (let n = 0; n < 31; n += 1) {
      answers.push((await ask(undefined, here)).status, (await say(here)).status);
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual([429, 429]);
    expect((await ask(undefined, network())).status).toBe(201);
  });

  test("visitors of one block can send 120 messages an hour, from however many networks", async () => {
    const block = `2401:${(Date.now() % 65536).toString(16)}:${(counter++).toString(16)}`;
    await fill(LIMITS.messagesOfBlock, networkBlockOf(`${block}::1`), 3_600, 3);
    const answers = [];
    for (let n = 1; n <= 5; n += 1) answers.push((await ask(undefined, `${block}:${n}::1`)).status);
    expect(answers).toEqual([201, 201, 201, 429, 429]);
    const { token } = await logIn();
    expect((await ask(token, `${block}:1::1`)).status).toBe(201);
    expect((await ask(undefined, network())).status).toBe(201);
  });

  test("a form that was sent too early says so and keeps what was typed", async () => {
    const here = network();
    await fill(LIMITS.messagesOfNetwork, networkOf(here), 3_600);
    const typed = "What I typed must stay here.";
    for (const [path, fields] of [
      ["/help", { subject: "My payment", description: typed }],
      ["/contact", { ...newContact("Hello"), message: typed }],
    ] as const) {
      const page = await fetch(inject("product") + path, {
        method: "POST",
        headers: { "CF-Connecting-IP": here, Origin: inject("product") },
        body: new URLSearchParams(fields),
      });
      expect(page.status).toBe(429);
      const html = await page.text();
      expect(html).toContain("Please wait");
      expect(html).toContain(typed);
    }
  });
}

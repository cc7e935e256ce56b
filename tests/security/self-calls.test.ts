import { expect, inject, test } from "vitest";
import { LOCAL_SECRETS } from "../../local/keys";
import { hmac } from "../../worker/crypto";

// The Worker calls itself to run the schedule and the
// queue. The same calls from anyone else do nothing.

const SECRET = LOCAL_SECRETS.TOKEN_SECRET;
const signature = (path: string, body: string, secret = SECRET) =>
  hmac(secret, `self-call:${path}:${body}`);

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(inject("product") + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body,
  });

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const MESSAGES = JSON.stringify([{ id: "1", attempts: 1, body: { outboxId: "any" } }]);

test.each([
  ["/self/schedule", "{}"],
  ["/self/queue", MESSAGES],
])("a call to %s is not found without the Worker's signature of that very call", async (path, body) => {
  const strange = await signature(path, body, "some-other-secret-of-at-least-32-characters");
  const refused = [
    await post(path, body),
    await post(path, body, bearer("no signature")),
    await post(path, body, bearer(strange)),
    await post(path, body, bearer(await signature(path, `${body} `))),
    await post(path, body, bearer(await signature(`${path}/`, body))),
    await post(path, "x".repeat(300_000), bearer(await signature(path, body))),
    await fetch(inject("product") + path, { headers: bearer(await signature(path, body)) }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(404));
});

test("a call with the Worker's signature runs its task", async () => {
  const body = JSON.stringify([{ id: "1", attempts: 1, body: { outboxId: "nobody's" } }]);
  const answer = await post("/self/queue", body, bearer(await signature("/self/queue", body)));
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
});

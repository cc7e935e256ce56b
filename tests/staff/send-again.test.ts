import { expect, test } from "vitest";
import { application, inHours, paid, setInterview } from "../support/api/applicant";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { eventually } from "../support/eventually";
import { bookable } from "../support/interview-times";

const token = staffToken("support");
const sayAgain = (id: number, message: string) =>
  call("POST", `/ops/applications/${id}/messages/${message}/send`, { token });

interface Told {
  id: string;
  kind: string;
  state: string;
  mayRepeat: boolean;
}
const messages = async (id: number): Promise<Told[]> =>
  (await call("GET", `/ops/applications/${id}`, { token })).body.messages;
/** The message of this kind, after its delivery. */
async function delivered(id: number, kind: string): Promise<Told> {
  const arrived = await eventually(
    async () => (await messages(id)).find((one) => one.kind === kind),
    (one) => one?.state === "delivered",
  );
  if (!arrived) throw new Error(`No message ${kind}`);
  return arrived;
}
const mayRepeat = async (id: number, message: Told) =>
  (await messages(id)).find((one) => one.id === message.id)?.mayRepeat;

test("of an ended application, only the messages about its end can be sent again", async () => {
  const one = await paid((await postJob()).id);
  const before = await Promise.all(
    ["applied", "passed", "confirmed"].map((kind) => delivered(one.id, kind)),
  );
  await refund(one.paymentId, one.id);
  const back = await delivered(one.id, "refunded");
  for (const message of [...before, await delivered(one.id, "refund")]) {
    expect((await sayAgain(one.id, message.id)).body.code).toBe("message_stale");
    expect(await mayRepeat(one.id, message)).toBe(false);
  }
  expect(await mayRepeat(one.id, back)).toBe(true);
  const browser = await browserOf("staff", (await signInStaff("support")).email);
  const { html } = await browser.get(`/staff/applications/${one.id}`);
  expect(html).toContain(`value="${back.id}"`);
  for (const { id } of before) expect(html).not.toContain(`value="${id}"`);
  expect((await sayAgain(one.id, back.id)).status).toBe(200);
});

test("of a moved interview, only the newest date can be sent again", async () => {
  const one = await paid((await postJob()).id);
  const { body: interview } = await setInterview(one.id, inHours(72));
  const set = await delivered(one.id, "interview_set");
  const json = { at: bookable(inHours(120)) };
  await call("PATCH", `/ops/interviews/${interview.id}`, { token, json });
  const moveMessage = await delivered(one.id, "interview_moved");
  expect((await sayAgain(one.id, set.id)).body.code).toBe("message_stale");
  expect(await mayRepeat(one.id, set)).toBe(false);
  expect((await sayAgain(one.id, moveMessage.id)).status).toBe(200);

  // The message about the new date was not delivered, but the old date is still not sent again.
  const unhandled =
    "update outbox set handled_at = null, attempts = 9, next_try_at = ? where id = ?";
  await query(unhandled, ["2100-01-01T00:00:00.000Z", moveMessage.id]);
  const dead = "insert into dead_letters (outbox_id, at, cause) values (?, ?, 'No answer')";
  await query(dead, [moveMessage.id, inHours(0)]);
  expect((await sayAgain(one.id, set.id)).body.code).toBe("message_stale");
  expect((await application(one)).interview.at).toBe(json.at);
});

test("a message can be sent again once an hour, however many staff ask", async () => {
  const { id } = await paid((await postJob()).id);
  const confirmed = await delivered(id, "confirmed");
  const answers = await Promise.all(Array.from({ length: 10 }, () => sayAgain(id, confirmed.id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["message_repeated"]));
  const copies = async () => (await messages(id)).filter(({ kind }) => kind === "confirmed");
  const [copy, ...others] = await copies();
  expect(others).toEqual([expect.objectContaining({ id: confirmed.id })]);
  expect((await copies()).map((one) => one.mayRepeat)).toEqual([false, false]);
  await eventually(copies, ([newest]) => newest?.state === "delivered");
  // A copy counts as the same message.
  expect((await sayAgain(id, copy?.id ?? "")).body.code).toBe("message_repeated");

  const hourAgo = "update outbox set created_at = ?, handled_at = ? where id = ?";
  await query(hourAgo, [inHours(-1.1), inHours(-1.1), copy?.id ?? ""]);
  await query(hourAgo, [inHours(-2), inHours(-2), confirmed.id]);
  expect((await sayAgain(id, confirmed.id)).status).toBe(200);
  expect(await copies()).toHaveLength(3);
});

import { beforeAll, expect, test } from "vitest";
import { paid } from "../support/api/applicant";
import { byStaff } from "../support/api/companies";
import { type Person, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";
import type { FormBrowser } from "../support/form-browser";
import { bookable } from "../support/interview-times";

// A browser without script repeats a form's post on Reload, an hour later, or after other posts.

let person: Person;
let staff: FormBrowser;
let id: number;
let line: string;
beforeAll(async () => {
  person = await signInStaff("admin");
  staff = await browserOf("staff", person.email);
  ({ id } = await paid((await postJob()).id));
  line = `/staff/applications/${id}`;
});

const whole = async () => (await byStaff("GET", `/applications/${id}`)).body;
/** The page key in the forms of the page at this path. */
const pageKey = async (path: string) =>
  /name="pageKey" value="([^"]+)"/.exec((await staff.get(path)).html)?.[1] ?? "";
const folds = (html: string) => html.match(/<details open=""/g)?.length ?? 0;

test("the same post sent twice adds one comment, and a post of a new page adds another", async () => {
  const texts = async () => (await whole()).comments.map(({ text }: { text: string }) => text);
  const post = { intent: "comment", text: "She phones again.", pageKey: await pageKey(line) };
  for (const time of ["first", "second"]) {
    const { status, location } = await staff.post(line, post);
    expect([time, status, location]).toEqual([time, 303, line]);
  }
  expect(await texts()).toEqual(["She phones again."]);
  await staff.post(line, { ...post, text: "She did." });
  expect(await texts()).toHaveLength(2);
  await staff.post(line, { ...post, pageKey: await pageKey(line) });
  expect(await texts()).toHaveLength(3);
});

test("the same post sent twice sends a message again only once", async () => {
  const confirmed = async () =>
    (await whole()).messages.filter(({ kind }: { kind: string }) => kind === "confirmed");
  const [one] = await eventually(confirmed, ([first]) => first?.state === "delivered");
  const post = { intent: "send", message: one.id, pageKey: await pageKey(line) };
  for (const time of ["first", "second"]) {
    expect([time, (await staff.post(line, post)).status]).toEqual([time, 303]);
  }
  expect(await confirmed()).toHaveLength(2);
});

test("a refused form keeps what was typed and says what is wrong", async () => {
  const time = { date: "2020-01-02", time: "10:30", place: "Ring Road 4" };
  const late = await staff.post(line, { intent: "own-time", ...time });
  expect(late.status).toBe(422);
  for (const typed of Object.values(time)) expect(late.html).toContain(`value="${typed}"`);
  expect(late.html).toContain('aria-invalid="true"');
  expect(folds(late.html)).toBe(1);

  const long = `Long ${"x".repeat(2_000)}`;
  const comment = await staff.post(line, { intent: "comment", text: long });
  expect(comment.html).toContain(`value="${long}"`);
  expect(folds(comment.html)).toBe(0);

  const { token } = await logIn();
  const json = { subject: "My date", description: "Where is my date?" };
  const { body: ticket } = await call("POST", "/user/queries", { token, json });
  const message = `Long ${"y".repeat(5_000)}`;
  const inbox = `/staff/inbox/query/${ticket.id}`;
  const reply = await staff.post(inbox, { intent: "reply", changes: "0", message });
  expect(reply.status).toBe(422);
  expect(reply.html).toContain(message);
  await staff.post(inbox, { intent: "reply", changes: "0", message: "Tomorrow." });

  const [user] = await query("select user_id as id from applications where id = ?", [id]);
  const block = await staff.post(`/staff/people/${user?.id}`, { intent: "block", reason: " " });
  expect([block.status, folds(block.html)]).toEqual([422, 1]);
});

test("a person whose session ended before a post comes back to the same question", async () => {
  const refund = `${line}/refund?reason=No%20day`;
  const set = "update console_sessions set expires_at = ? where staff_id = ?";
  await query(set, ["2020-01-02T04:00:00.000Z", person.id]);
  const { html } = await staff.post(refund, { reason: "No day" });
  expect(html).toContain(`href="/staff/login?next=${encodeURIComponent(refund)}"`);
  staff = await browserOf("staff", person.email);
});

test("the same post sent twice calls off an interview once, and the application says so", async () => {
  const at = bookable(new Date(Date.now() + 3 * 86_400_000).toISOString());
  await byStaff("POST", `/applications/${id}/interviews`, { at, place: "Ring Road 4" });
  const callOff = `${line}/call-off`;
  const to = { status: 303, location: line };
  expect(await staff.post(callOff, { reason: "A flood." })).toMatchObject(to);
  expect((await staff.get(line)).html).toContain("Done");
  for (const again of [
    () => staff.post(callOff, { reason: "A flood." }),
    () => staff.get(`${callOff}?reason=A+flood.`),
  ]) {
    expect(await again()).toMatchObject(to);
    expect((await staff.get(line)).html).toContain("It was called off already, or it is over.");
  }
});

test("a refunded payment can be neither refunded again nor cancelled, and the application says so", async () => {
  const refund = `${line}/refund`;
  const reason = "No day in time.";
  const to = { status: 303, location: line };
  expect((await staff.get(`${refund}?reason=No`)).status).toBe(200);
  expect(await staff.post(refund, { reason })).toMatchObject(to);
  const says = async (words: string) => expect((await staff.get(line)).html).toContain(words);
  await says("Done");
  for (const again of [() => staff.post(refund, { reason }), () => staff.get(refund)]) {
    expect(await again()).toMatchObject(to);
    await says("This is on its way back already");
  }
  const cancel = `${line}/cancel`;
  for (const late of [
    () => staff.post(cancel, { reason }),
    () => staff.get(`${cancel}?reason=No`),
  ]) {
    expect(await late()).toMatchObject(to);
    await says("be cancelled any more");
  }
});

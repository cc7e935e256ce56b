import { expect, inject, test } from "vitest";
import { call, runSchedule } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { eventually } from "../support/eventually";
import {
  digestMails,
  type Mail,
  passUntil,
  type Seeker,
  searchesOf,
  seeker,
  toldOf,
} from "./digest-people";

const product = () => inject("product");
const linkOf = ({ headers }: Mail) => headers?.["List-Unsubscribe"]?.slice(1, -1) ?? "";

/** A person who got a mail about a job, with the link that ends such mails. */
async function newDigest(word: string) {
  await passUntil("12:00");
  const person = await seeker(`q=${word}`);
  await postJob({ title: `${word} one`, location: "Leh" });
  await passUntil("08:00");
  await toldOf(person);
  const [mail] = await eventually(
    () => digestMails(person),
    (mails) => mails.length > 0,
  );
  return { person, mail: mail as Mail, link: linkOf(mail as Mail) };
}

/** Posts the next job of this kind, and returns the notifications and mails by next morning. */
async function nextMorning(person: Seeker, title: string) {
  await postJob({ title, location: "Leh" });
  await passUntil("08:00");
  await runSchedule();
  const notified = (await toldOf(person)).length;
  return { notified, mailed: (await digestMails(person)).length };
}

const oneClick = (link: string, headers: Record<string, string> = {}) =>
  fetch(link, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    body: "List-Unsubscribe=One-Click",
  });

test("one post without cookies ends mails with new jobs, also when repeated, and a GET does not", async () => {
  const { person, mail, link } = await newDigest("farrier");
  expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(link).toMatch(/^http.+\/u\/searches-[0-9]+-[0-9a-f]{64}$/);
  expect(mail.text).toContain(link);
  expect(mail.text).not.toContain(`${link}?`);
  // Mail scanners open links.
  for (const method of ["GET", "HEAD"]) {
    const page = await fetch(link, { method, redirect: "manual" });
    expect(page.status).toBe(200);
    expect(page.headers.get("Set-Cookie")).toBeNull();
  }
  expect(await nextMorning(person, "farrier two")).toEqual({ notified: 2, mailed: 2 });
  for (let times = 0; times < 2; times += 1) {
    const answer = await oneClick(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("Location")).toBeNull();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  }
  expect(await nextMorning(person, "farrier three")).toEqual({ notified: 3, mailed: 2 });
  expect(await searchesOf(person)).toMatchObject([{ isPaused: false }]);
});

test("the unsubscribe post may come from any site and in any form, and no other post may", async () => {
  const { person, link } = await newDigest("cooper");
  const foreign = { Origin: "https://mail.example", "Sec-Fetch-Site": "cross-site" };
  const withQuery = await oneClick(`${link}?do=pause`, foreign);
  expect(withQuery.status).toBe(403);
  expect((await oneClick(`${product()}/searches`, foreign)).status).toBe(403);
  expect((await oneClick(`${link}/more`, foreign)).status).toBe(403);
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const answer = await fetch(link, { method: "POST", body: form, headers: foreign });
  expect(answer.status).toBe(200);
  expect(await nextMorning(person, "cooper two")).toEqual({ notified: 2, mailed: 1 });
});

test("a token of another person, list or secret ends nothing", async () => {
  const { person, link } = await newDigest("chandler");
  const [, id = "", signature = ""] = link.match(/searches-([0-9]+)-(.+)$/) ?? [];
  for (const token of [
    `searches-${Number(id) + 1}-${signature}`,
    `others-${id}-${signature}`,
    `searches-${id}-${signature.replace(/.$/, (last) => (last === "a" ? "b" : "a"))}`,
    `searches-0${id}-${signature}`,
    "searches-1",
    "%20",
  ]) {
    const address = `${product()}/u/${token}`;
    expect((await oneClick(address)).status).toBe(404);
    expect((await fetch(address)).status).toBe(404);
    expect((await call("GET", `/user/mail-lists/${token}`)).status).toBe(404);
  }
  expect(await nextMorning(person, "chandler two")).toEqual({ notified: 2, mailed: 2 });
});

test("the page behind the link pauses, resumes, ends and renews mails without a login", async () => {
  const { person, link } = await newDigest("wainwright");
  const press = async (intent: string) => {
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const address = `${link}?do=${intent}`;
    const posted = await fetch(address, { method: "POST", headers, redirect: "manual" });
    expect(posted.status).toBe(303);
    return (await fetch(link)).text();
  };
  expect(await press("pause")).toContain("I still look for a job");
  expect(await nextMorning(person, "wainwright two")).toEqual({ notified: 1, mailed: 1 });
  expect(await press("resume")).toContain("Pause all my searches");
  expect(await nextMorning(person, "wainwright three")).toEqual({ notified: 2, mailed: 2 });
  expect(await press("stop")).toContain("Send me these mails again");
  expect(await nextMorning(person, "wainwright four")).toEqual({ notified: 3, mailed: 2 });
  expect(await press("mail")).toContain("End these mails");
  expect(await nextMorning(person, "wainwright five")).toEqual({ notified: 4, mailed: 3 });
});

test("opening the link of a mail counts as reading it, also without a login", async () => {
  const { person, mail } = await newDigest("thatcher");
  const opened = async () => {
    const link = mail.text.match(/http\S+\/searches\?m=\S+/)?.[0] ?? "";
    await fetch(link, { redirect: "manual" });
  };
  // After four unopened mails the digest becomes weekly: the fifth morning would have none.
  for (const n of [2, 3, 4]) await nextMorning(person, `thatcher ${n}`);
  await opened();
  await eventually(
    () => nextMorning(person, `thatcher ${Math.random()}`),
    ({ notified }) => notified === 5,
  );
});

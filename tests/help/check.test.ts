import { expect, inject, test } from "vitest";
import { LIMITS } from "../../worker/facts/limits/limits";
import { logo, own } from "../support/api/companies";
import { signInMember } from "../support/api/console";
import { fill } from "../support/api/limits";
import { logIn, uploadResume } from "../support/api/people";
import { call, screens } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { apply } from "../support/api/steps";
import { formCandidate } from "../support/form-browser";
import { newEmail, PROFILE } from "../support/people";

const check = (json: { text: string; phoneEnding?: string }) =>
  call("POST", "/user/check", { json });

test("a PK number is known or not, and its details need the ending of its phone number", async () => {
  const { token, phone } = await logIn();
  await uploadResume(token);
  const job = await postJob({ title: "Sarod Maker", company: "Sarod Works" });
  const id = await apply(token, job.id);
  const text = `Dear candidate, your slot PK-${id} is booked.`;
  const answer = await check({ text });
  expect(answer).toMatchObject({
    status: 200,
    body: { verdict: "unsure", slot: null },
  });
  expect(JSON.stringify(answer.body)).not.toContain("Sarod");
  expect(answer.body.findings).toEqual([
    { kind: "number", value: `PK-${id}`, verdict: "number_known" },
  ]);
  expect((await check({ text: `pk ${id}` })).body.verdict).toBe("number_known");
  expect((await check({ text: `PK-${id}9999` })).body.verdict).toBe("number_unknown");

  const ending = phone.slice(-4);
  const details = await check({ text, phoneEnding: ending });
  expect(details.body.slot).toEqual({
    job: "Sarod Maker",
    company: "Sarod Works",
    interviewAt: null,
  });
  const wrong = String((Number(ending) + 1) % 10_000).padStart(4, "0");
  for (let tried = 0; tried < 4; tried += 1) {
    expect((await check({ text, phoneEnding: wrong })).body.slot).toBeNull();
  }
  // After five tries in a day the right digits show nothing either.
  expect((await check({ text, phoneEnding: ending })).body.slot).toBeNull();
});

test("a message with the asker's safety word looks like ours, unless it asks for money", async () => {
  const { token } = await logIn();
  const json = { name: PROFILE.name, email: newEmail(), dob: PROFILE.dob, safetyWord: "Sambar" };
  expect((await call("PATCH", "/user/profile", { token, json })).status).toBe(200);
  const sms =
    "Interview set: Kaveri Care, Sat 28 Nov, 10:30 am, Ring Road 4, Surat. pakka.in/a/641 Pakka, safety word ";
  // A network may ask only a few times an hour.
  const headers = { "CF-Connecting-IP": "2401:db8:79:1::1" };
  const ask = (text: string, more: object = { token }) =>
    call("POST", "/user/check", { json: { text }, headers, ...more });
  const answer = await ask(`${sms}SAMBAR`);
  expect(answer.body.verdict).toBe("has_word");
  expect(answer.body.findings).toContainEqual({
    kind: "word",
    value: "Sambar",
    verdict: "has_word",
  });
  expect((await ask(`${sms}SAMBARI`)).body.verdict).toBe("unsure");
  expect((await ask(`${sms}SAMBAR`, {})).body.verdict).toBe("unsure");
  expect((await ask("Pay ₹500 to ravi@okbank. Pakka, safety word SAMBAR")).body.verdict).toBe(
    "asks_money",
  );
  expect((await ask("See pakka-slots.example. Safety word SAMBAR")).body.verdict).toBe("not_ours");
});

test("the worst finding in a message decides the answer, and a URL may contain the link to check", async () => {
  const message = await check({ text: "PK-1: pay ₹500 at https://pakka-slots.example/pay" });
  expect(message.body.verdict).toBe("asks_money");
  expect(message.body.findings).toContainEqual({
    kind: "link",
    value: "https://pakka-slots.example/pay",
    verdict: "not_ours",
  });
  const alone = await call("GET", "/user/check?text=pakka-slots.example/pay");
  expect(alone.body.verdict).toBe("not_ours");
  const whole = await call("GET", "/user/check?text=pay+me+on+98765+43210");
  expect(whole.status).toBe(422);
  expect((await check({ text: " " })).status).toBe(422);
});

test("a link to a file that anybody uploaded is not called ours", async () => {
  const owner = await signInMember({ role: "owner" });
  const { token } = owner;
  await call("POST", "/employer/company/logo", { token, form: logo() });
  const { body: company } = await own(owner, "GET");
  const { body: resume } = await uploadResume((await logIn()).token);
  const on = (link: string) => link.replace(/^https?:\/\/[^/]+/, "");
  for (const link of [company.logo, resume.fileUrl]) {
    expect((await call("GET", on(link))).status).toBe(200);
    expect((await check({ text: link })).body.verdict).toBe("unsure");
  }
});

test("a link to a page that shows text from its URL is not called ours", async () => {
  const words = "Ask Ravi at 98765 43210 for a sure job";
  for (const name of ["q", "location", "category"]) {
    for (const path of ["/jobs", "/openings"]) {
      const link = `${inject("product")}${path}?${new URLSearchParams({ [name]: words })}`;
      expect(await (await fetch(link)).text()).toContain(`>${words}<`);
      expect((await check({ text: link })).body.verdict).toBe("unsure");
    }
  }
  // A link that leads to such a page is not ours either.
  const browser = await formCandidate(screens());
  const onward = `/complete-profile?${new URLSearchParams({ next: `/jobs?q=${words}` })}`;
  const saved = await browser.post(onward, { ...PROFILE, email: newEmail() });
  expect(saved.location).toContain("/jobs?q=Ask");
  expect((await check({ text: inject("product") + onward })).body.verdict).toBe("unsure");
});

test("a refused report keeps the answer and its button on the page, also without script", async () => {
  const network = "2401:db8:77:1::1";
  await fill(LIMITS.messagesOfNetwork, "2401:db8:77:1", 600);
  const url = `${inject("product")}/check`;
  const body = new URLSearchParams({ intent: "report", text: "Pay ₹500 at pay.example" });
  const headers = { "CF-Connecting-IP": network, Origin: inject("product") };
  const page = await fetch(url, { method: "POST", headers, body });
  expect(page.status).toBe(429);
  const html = await page.text();
  expect(html).toContain("Do not pay");
  expect(html).toContain("Report this to us");
  expect(html).toContain("Not sent");
  expect(html).toContain("Please wait");
  // Only the form says that a check was lost, not a message.
  expect(html).not.toContain(">Not checked<");
});

test("a number in the URL that can't be checked now stays in the form, with the reason", async () => {
  const network = "2401:db8:78:1::1";
  await fill(LIMITS.checksOfNetwork, "2401:db8:78:1", 20);
  const headers = { "CF-Connecting-IP": network };
  const html = await (await fetch(`${inject("product")}/check?text=PK-1`, { headers })).text();
  expect(html).toContain(">PK-1</textarea>");
  expect(html).toContain("Please wait before you try again.");
});

import { beforeAll, expect, inject, test } from "vitest";
import { verified } from "../support/api/companies";
import { askForMail, signInMember, signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { operationOf } from "../support/api/documented";
import { logIn, newestCode } from "../support/api/people";
import { call, screens } from "../support/api/product";
import { calls } from "../support/api/routes";
import { staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { FormBrowser } from "../support/form-browser";
import { newEmail, newPhone, PROFILE } from "../support/people";

/** The text as other programs may paste it: it looks the same to a reader. */
const hidden = (text: string) => `\ufeff\u202a${[...text].join("\u200b")}\u00ad\u2069`;

/** The same for all texts of a value, including field names. */
function hiddenIn(value: unknown): unknown {
  if (typeof value === "string") return hidden(value);
  if (Array.isArray(value)) return value.map(hiddenIn);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [hidden(name), hiddenIn(one)]),
  );
}

const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
const hindi = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
const halves = (text: string) => `${text.slice(0, text.length / 2)} ${text.slice(text.length / 2)}`;

const product = inject("product");
const tokens: Record<string, string> = {};
beforeAll(async () => {
  tokens.accessToken = (await logIn()).token;
  tokens.staffToken = (await signInStaff("admin")).token;
  tokens.memberToken = (await signInMember({ role: "owner" })).token;
});

/**
 * Leaves out calls on rows that may be missing, and admins' calls, which would disturb other tests.
 */
const isHarmless = (name: string, description = "") =>
  !/\{(?!token|type)|logout|leave/.test(name) && !description.endsWith("with the role admin.");

test.each(
  calls.filter((name) => !/^GET|^HEAD/.test(name)),
)("%s accepts its own example with invisible characters in each text and name", async (name) => {
  const { requestBody, security, parameters = [], description } = await operationOf(product, name);
  const example = requestBody?.content["application/json"]?.example;
  if (example === undefined || !isHarmless(name, description)) return;
  const [method = "", template = ""] = name.split(" ");
  const path = parameters.reduce(
    (filled, one) => filled.replace(`{${one.name}}`, String(one.example)),
    template,
  );
  const [caller = ""] = Object.keys(security?.at(-1) ?? {});
  const json = hiddenIn(example);
  const { body } = await call(method, path, { token: tokens[caller], json });
  expect(body?.code).not.toBe("invalid");
});

const CODES: Record<string, (code: string) => string> = {
  "in two parts": halves,
  "in its sentence": (code) => `Your code is ${halves(code)}. It works for ten minutes.`,
  "with a hyphen": (code) => halves(code).replace(" ", "-"),
  "in wide digits": wide,
  "in Devanagari digits": hindi,
  "with hidden signs": hidden,
};

test.each(
  Object.entries(CODES),
)("a code %s signs a candidate in, by form and by API", async (_, write) => {
  const phone = newPhone();
  const browser = new FormBrowser(screens().url);
  await browser.post("/login", { phone });
  const key = /name="key" value="([^"]+)"/.exec((await browser.get("/login")).html)?.[1] ?? "";
  const otp = write(await newestCode(phone));
  const { location } = await browser.post("/login", { intent: "verify", key, otp });
  expect(location).toBe("/complete-profile");

  const other = newPhone();
  const body = await succeeded(call("POST", "/user/auth/send-otp", { json: { phone: other } }));
  const json = { key: body.key, otp: write(await newestCode(other)) };
  await succeeded(call("POST", "/user/auth/verify-otp", { json }));
});

test.each(Object.entries(CODES))("a code %s signs staff in", async (_, write) => {
  const { email } = await signInStaff("support");
  const { key, code } = await askForMail("staff", email);
  const json = { key, code: write(code) };
  await succeeded(call("POST", "/ops/auth/verify-code", { json }));
});

test("two codes in one text are refused, and neither is tried", async () => {
  const phone = newPhone();
  const { key } = await succeeded(call("POST", "/user/auth/send-otp", { json: { phone } }));
  const json = { key, otp: "1234 or 4321" };
  const { status, body } = await call("POST", "/user/auth/verify-otp", { json });
  expect([status, body.fields]).toEqual([
    422,
    { otp: "There is more than one code in this: enter yours alone" },
  ]);
});

const NUMBERS: Record<string, (phone: string) => string> = {
  "with +91 and a no-break space": (phone) => `+91\u00a0${halves(phone)}`,
  "of a link": (phone) => `tel:+91${phone}`,
  "with 0091": (phone) => `0091-${phone}`,
  "with 91": (phone) => `91 ${halves(phone)}`,
  "in brackets": (phone) => `(${phone.slice(0, 5)}) ${phone.slice(5)}`,
  "in Devanagari digits": hindi,
  "with hidden signs": (phone) => hidden(`+91 ${phone}`),
};

test.each(Object.entries(NUMBERS))("a phone number %s gets its code", async (_, write) => {
  const [one, other] = [newPhone(), newPhone()];
  await succeeded(call("POST", "/user/auth/send-otp", { json: { phone: write(one) } }));
  const { location } = await new FormBrowser(screens().url).post("/login", { phone: write(other) });
  expect(location).toBe("/login");
  for (const phone of [one, other]) expect(await newestCode(phone)).toMatch(/^\d{4}$/);
});

test.each([
  "+65 9123 4567",
  "+92 1234 5678",
  "0065 9123 4567",
  "+1 98765 43210",
  "\u202a+659\u200b1234567",
])("%j gets no code as an Indian number", async (phone) => {
  const words = "Only Indian mobile numbers (+91) work";
  const { status, body } = await call("POST", "/user/auth/send-otp", { json: { phone } });
  expect([status, body.fields]).toEqual([422, { phone: words }]);
  const page = await new FormBrowser(screens().url).post("/login", { phone });
  expect(page.status).toBe(422);
  expect(page.html).toContain(words);
});

test.each([
  (email: string) => `mailto:${email}`,
  (email: string) => `Asha Verma <${email}>`,
  (email: string) => `"${email}",`,
  (email: string) => `\u00a0${email.replace("@", "＠")}. `,
  hidden,
])("an address is taken out of what was pasted with it", async (write) => {
  const { token } = await logIn(newPhone(), false);
  const email = newEmail();
  const json = { ...PROFILE, name: "Rene\u0301e \u0958\u00a0D’Souza\u200b", email: write(email) };
  const { body } = await call("PATCH", "/user/profile", { token, json });
  expect(body).toMatchObject({ email, name: "Renée \u0915\u093c D’Souza" });
});

test("invisible characters do not count towards a length", async () => {
  const json = {
    fullName: "Asha",
    email: newEmail(),
    message: "How do we hire with you?",
    subject: `${"x\u200b".repeat(100)}\u00a0`,
  };
  await succeeded(call("POST", "/user/contact", { json }));
  const refused = await call("POST", "/user/contact", {
    json: { ...json, subject: "\u200b\ufeff" },
  });
  expect(refused.body.fields).toEqual({ subject: "Subject is required" });
});

test("staff find the person, however the search was pasted", async () => {
  const { phone } = await logIn();
  const [person] = await query("select id from users where phone = ?", [phone]);
  const browser = await browserOf("staff", (await signInStaff("support")).email);
  for (const q of [`+91\u00a0${halves(phone)}`, hidden(phone), hindi(phone), `“${phone}”,`]) {
    const answer = await call("GET", `/ops/search?q=${encodeURIComponent(q)}`, {
      token: staffToken("support"),
    });
    expect(answer.body).toMatchObject([{ kind: "person", id: person?.id }]);
    const { location } = await browser.get(`/staff/find?q=${encodeURIComponent(q)}`);
    expect(location).toBe(`/staff/people/${person?.id}`);
  }
});

test("jobs are found by words and places with invisible characters, and the page shows them clean", async () => {
  const path = `/user/jobs?q=${encodeURIComponent(hidden("driver"))}&location=${encodeURIComponent("New\u00a0Delhi\u200b")}`;
  const plain = await call("GET", "/user/jobs?q=driver&location=New%20Delhi", {});
  expect((await call("GET", path, {})).body).toEqual(plain.body);
  const { html } = await new FormBrowser(screens().url).get(path.replace("/user", ""));
  expect(html).toContain('value="driver"');
  expect(html).toContain('value="New Delhi"');
});

test("a job's numbers are accepted with commas, ₹ and digits of any script", async () => {
  const { owner } = await verified();
  const browser = await browserOf("hiring", owner.email);
  const job = {
    title: "Weaver of pasted numbers",
    location: "Surat",
    category: "Sales",
    type: "full_time",
    rounds: "1",
    applicationPrice: "₹ 1,99",
    maxApplicants: "२०",
    interviewWithinDays: " 14 ",
    answerWithinDays: "７",
    intent: "save",
  };
  const { status, location } = await browser.post("/hiring/jobs/new", job);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/hiring\/jobs\/\d+/)]);
  const [row] = await query(
    "select application_price as price, max_applicants as most from jobs where title = ?",
    [job.title],
  );
  expect(row).toMatchObject({ price: 199, most: 20 });
});

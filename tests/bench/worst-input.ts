import { JOBS, JPEGS, job, LETTERS, PLACES } from "./worst-parts";

/** The sender of a request. */
export interface Sender {
  /** The cookie of a signed-in browser. */
  cookie: string;
  /** A candidate's access token. */
  token: string;
  /** An administrator's token. */
  admin: string;
  origin: string;
}

/** The request that costs a route most before it can refuse it. */
export interface Worst {
  name: string;
  path: string;
  /** Part of `npm test`; the others run only in the benchmark. */
  inTests?: boolean;
  make(sender: Sender): { method: string; headers: Record<string, string>; body?: BodyInit };
}

const MIB = 1024 * 1024;
const fill = (part: string, length: number) => part.repeat(Math.floor(length / part.length));

/** Unicode composition sorts these, each past all the ones before it. */
const MARKS = fill("\u0301", 30_000) + fill("\u0316", 30_000);

const FIELDS = "application/x-www-form-urlencoded";
const PARTS = "multipart/form-data; boundary=bb";
const part = (name: string, value = "1", file = "") =>
  `--bb\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;

type Says = (sender: Sender) => Record<string, string>;
const page: Says = ({ cookie, origin }) => ({ Cookie: cookie, Origin: origin });
const candidate: Says = ({ token }) => ({
  Authorization: `Bearer ${token}`,
  "Idempotency-Key": crypto.randomUUID(),
});
const staff: Says = ({ admin }) => ({ Authorization: `Bearer ${admin}` });
const visitor: Says = () => ({ "Idempotency-Key": crypto.randomUUID() });

const requestOf =
  (method: string, type: string, body: BodyInit, says: Says): Worst["make"] =>
  (sender) => ({ method, headers: { "Content-Type": type, ...says(sender) }, body });
const posted = (type: string, body: BodyInit, says: Says) => requestOf("POST", type, body, says);
const json = (method: string, body: string, says: Says) =>
  requestOf(method, "application/json", body, says);

const six = 5.9 * MIB;
const FORMS: [string, string, string][] = [
  ["fields", FIELDS, fill("a=1&", six)],
  ["parts", PARTS, `${fill(part("a"), six)}--bb--`],
  ["one part's name", PARTS, `${part(fill("n", six))}--bb--`],
];
const PAGES = ["/login", "/contact", "/help", "/lite", "/profile", "/notifications", "/resumes"];
const TAKEN = fill("a=%E0%A4%86&", 1_190) + fill("%", 60_000);

/** JSON bodies that are long in different ways. */
const JSONS: [string, string][] = [
  ["deep", `${fill('{"subject":', MIB * 0.9)}1${fill("}", (MIB * 0.9) / 11)}`],
  ["deep lists", `${"[".repeat(MIB / 2)}${"]".repeat(MIB / 2)}`],
  ["wide", JSON.stringify(Object.fromEntries(Array.from({ length: 80_000 }, (_, n) => [n, 1])))],
  ["a long list", JSON.stringify(Array(500_000).fill(1))],
];
const LONG = "a@".repeat(MIB / 3);
const texts = (names: string[]) =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, LONG.slice(0, 300_000)])));

const PACKED = "1 0 obj<</Type/ObjStm>>stream\n";
const RESUMES: [string, string, string][] = [
  ["PDF", "a.pdf", `%PDF-${fill("x", 5 * MIB - 9)}`],
  ["PDF of signs above ASCII", "a.pdf", `%PDF-${fill("\u0080", 5 * MIB - 30)}%%EOF`],
  ["PDF of packed streams", "a.pdf", `%PDF-${fill(`${PACKED}endstream `, 5 * MIB - 100)}%%EOF`],
  ["DOCX of entries", "a.docx", `PK\u0003\u0004${fill("PK\u0001\u0002", 5 * MIB - 9)}`],
  ["DOCX of names", "a.docx", `PK\u0003\u0004${fill("word/", 5 * MIB - 9)}`],
];
const upload = (name: string, text: string) =>
  `${part("resume", text, `; filename="${name}"`)}--bb--`;

function photo(begin: Uint8Array, again: number[]) {
  const picture = new Uint8Array(six);
  for (let at = 0; at < picture.length; at += 1) picture[at] = again[at % again.length] ?? 0;
  picture.set(begin);
  const [head = "", tail = ""] = upload("a.jpg", "|").replace("resume", "photos").split("|");
  return new Blob([head, picture, tail]);
}

export const WORST: Worst[] = [
  {
    name: "POST /lite: a way back with a host of letters",
    path: "/lite",
    inTests: true,
    make: posted(FIELDS, `returnTo=//${LETTERS}`, visitor),
  },
  {
    name: "POST /ops/applications/{id}/interviews: a link of letters",
    path: "/ops/applications/1/interviews",
    inTests: true,
    make: json("POST", JSON.stringify({ link: `https://${fill(LETTERS, 300_000)}` }), staff),
  },
  ...["\u3389@\u3389_", "a@b_", "1 ", "o ", "\ufdfa"].map((signs) => ({
    name: `POST /user/check: a message of "${signs}"`,
    path: "/user/check",
    inTests: signs === "\u3389@\u3389_",
    make: json("POST", JSON.stringify({ text: signs.repeat(5_000).slice(0, 5_000) }), visitor),
  })),
  ...["₹", "o ", "6a", "1.", "a\u0301"].map((signs) => ({
    name: `POST /ops/applications/{id}/interviews: place "${signs}"`,
    path: "/ops/applications/1/interviews",
    inTests: signs === "₹",
    make: json("POST", JSON.stringify({ place: `a${fill(signs, 300_000)}` }), staff),
  })),
  {
    name: "6 MB that nobody reads",
    path: "/nothing/here",
    make: posted("text/plain", fill("x", six), visitor),
  },
  ...FORMS.flatMap(([name, type, body]) => [
    ...PAGES.map((path) => ({
      name: `6 MB of ${name} to ${path}`,
      path,
      inTests: ["/login", "/resumes"].includes(path),
      make: posted(type, body, page),
    })),
    {
      name: `6 MB of ${name}, uploaded`,
      path: "/user/resume",
      inTests: true,
      make: posted(type, body, candidate),
    },
    {
      name: `6 MB of ${name} from a visitor`,
      path: "/user/resume",
      make: posted(type, body, visitor),
    },
    {
      name: `6 MB of ${name}, called back`,
      path: "/payments/callback",
      make: posted(type, body, visitor),
    },
    {
      name: `1 MB of ${name} to a call`,
      path: "/user/queries",
      make: posted(type, body.slice(0, MIB), visitor),
    },
  ]),
  ...PAGES.map((path) => ({
    name: `the largest form to ${path}`,
    path,
    make: posted(FIELDS, TAKEN, page),
  })),
  ...RESUMES.flatMap(([name, file, text]) => [
    {
      name: `${name}, 5 MB`,
      path: "/user/resume",
      inTests: true,
      make: posted(PARTS, upload(file, text), candidate),
    },
    {
      name: `${name}, 5 MB, by a page`,
      path: "/resumes",
      inTests: true,
      make: posted(PARTS, upload(file, text), page),
    },
  ]),
  ...JPEGS.flatMap(([name, begin, again]) =>
    (["/user/resume/photos", "/resume/photos"] as const).map((path) => ({
      name: `a JPEG of ${name}, 6 MB, to ${path}`,
      path,
      inTests: true,
      make: posted(PARTS, photo(begin, again), path === "/resume/photos" ? page : candidate),
    })),
  ),
  ...JSONS.flatMap(([name, body]) =>
    ["/user/auth/send-otp", "/user/auth/verify-otp", "/user/auth/refresh-tokens", "/user/queries"]
      .concat(["/user/contact", "/webhooks/razorpay", "/employer/auth/send-code"])
      .map((path) => ({ name: `JSON, ${name}`, path, make: json("POST", body, visitor) })),
  ),
  ...JSONS.flatMap(([name, body]) =>
    ["/user/jobs/apply", "/user/payment/create-order", "/user/payment/verify-payment"].map(
      (path) => ({ name: `JSON, ${name}`, path, make: json("POST", body, candidate) }),
    ),
  ),
  {
    name: "long texts",
    path: "/user/contact",
    inTests: true,
    make: json("POST", texts(["fullName", "email", "subject"]), visitor),
  },
  {
    name: "long texts",
    path: "/user/queries",
    make: json("POST", texts(["subject", "email", "category"]), visitor),
  },
  {
    name: "long texts",
    path: "/user/profile",
    make: json("PATCH", texts(["name", "email", "dob"]), candidate),
  },
  {
    name: "a safety word of marks out of order",
    path: "/user/profile",
    inTests: true,
    make: json("PATCH", JSON.stringify({ safetyWord: `a${MARKS}` }), candidate),
  },
  ...JOBS.map(([name, more]) => ({
    name: `a job of ${name}`,
    path: "/ops/jobs",
    inTests: true,
    make: json("POST", JSON.stringify({ ...job, ...(more as object) }).slice(0, MIB), staff),
  })),
  ...[`<a ${fill("a ", 99_000)}>`, `<a href=x${fill(" ", 99_000)}y>`, fill("<", 99_000)].map(
    (content, n) => ({
      name: `a page of text, ${n + 1}`,
      path: "/ops/static-content/about_us",
      inTests: true,
      make: json("PUT", JSON.stringify({ content }), staff),
    }),
  ),
  {
    name: "a search of 5,000 letters",
    path: `/user/jobs?q=${fill("a%20", 15_000)}`,
    make: (sender) => ({ method: "GET", headers: candidate(sender) }),
  },
  {
    name: "a search of twelve places and a place",
    path: `/user/jobs?location=${fill("ab ", 33)}&q=${PLACES.join("%20")}`,
    make: (sender) => ({ method: "GET", headers: candidate(sender) }),
  },
];

import { expect, test } from "vitest";
import { FORM_MAX_BYTES, FORM_MAX_FIELDS, readForm, UPLOAD_MAX_BYTES } from "../../worker/form";

const post = (type: string, body: BodyInit) =>
  new Request("http://x.invalid/", { method: "POST", headers: { "Content-Type": type }, body });
const URL_ENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=bb";
const part = (name: string, value: string) =>
  `--bb\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The entries of a form; a file is listed by name, type and size. */
async function read(request: Request, maxBytes?: number) {
  const form = await readForm(request, maxBytes);
  return [...form].map(([name, value]) =>
    typeof value === "string" ? [name, value] : [name, value.name, value.type, value.size],
  );
}
const refusal = (request: Request, maxBytes?: number) =>
  readForm(request, maxBytes).then(
    () => "taken",
    ({ code }) => code,
  );

test("a form of either content type is read as it was sent, with cleaned texts", async () => {
  const fields = [
    ["phone", "98 765"],
    ["नाम", "आशा & Co = 100%"],
    ["phone", ""],
    ["lines", "a\n--b\n"],
    ["pasted", "Ren\u00e9 Rao"],
  ];
  const rawFields = [...fields.slice(0, 3), ["lines", "a\r\n--b\r\n"]].concat([
    ["pasted", "Rene\u0301\u200b\u00a0Rao\ufeff"],
  ]);
  const encoded = new URLSearchParams(rawFields);
  expect(await read(post(URL_ENCODED, String(encoded)))).toEqual(fields);
  const form = new FormData();
  for (const [name = "", value = ""] of rawFields) form.append(name, value);
  const multipart = new Request("http://x.invalid/", { method: "POST", body: form });
  expect(await read(multipart)).toEqual(fields);
  const none = new Request("http://x.invalid/", { method: "POST" });
  expect(await read(none)).toEqual([]);
});

test("a file keeps its name, its type and each of its bytes", async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
  bytes.set(new TextEncoder().encode("\r\n--\r\n\r\n"), 1000);
  const form = new FormData();
  form.set("resume", new File([bytes], "आशा (1);.pdf", { type: "application/pdf" }));
  form.set("intent", "upload");
  const request = new Request("http://x.invalid/", { method: "POST", body: form });
  const posted = await readForm(request, UPLOAD_MAX_BYTES);
  const file = posted.get("resume") as File;
  expect([file.name, file.type]).toEqual(["आशा (1);.pdf", "application/pdf"]);
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  expect(posted.get("intent")).toBe("upload");
});

test("a part ends at its boundary, wherever the boundary is in a long file", async () => {
  const near = 512 * 1024;
  for (let more = -8; more <= 8; more += 1) {
    const form = new FormData();
    form.set("resume", new File([new Uint8Array(near + more)], "a.pdf"));
    form.set("intent", "upload");
    const request = new Request("http://x.invalid/", { method: "POST", body: form });
    expect(await read(request, UPLOAD_MAX_BYTES)).toEqual([
      ["resume", "a.pdf", "application/octet-stream", near + more],
      ["intent", "upload"],
    ]);
  }
  const endless = `${part("a", "x".repeat(3 * near)).slice(0, -2)}`;
  expect(await refusal(post(MULTIPART, endless), UPLOAD_MAX_BYTES)).toBe("malformed_json");
});

test("the parts of a form are counted before it is parsed", async () => {
  const most = Array.from({ length: FORM_MAX_FIELDS }, () => "a=1").join("&");
  expect(await read(post(URL_ENCODED, most))).toHaveLength(FORM_MAX_FIELDS);
  expect(await refusal(post(URL_ENCODED, `${most}&`))).toBe("body_too_large");
  const long = `a=${"x".repeat(FORM_MAX_BYTES - 2)}`;
  expect(await refusal(post(URL_ENCODED, long))).toBe("taken");
  expect(await refusal(post(URL_ENCODED, `${long}x`))).toBe("body_too_large");
  expect(await refusal(post(URL_ENCODED, `${long}x`), UPLOAD_MAX_BYTES)).toBe("body_too_large");
  expect(await refusal(post(MULTIPART, `${part("a", long)}--bb--`), UPLOAD_MAX_BYTES)).toBe(
    "taken",
  );
  const longer = `${part("a", long)}${part("b", "123")}--bb--`;
  expect(await refusal(post(MULTIPART, longer), UPLOAD_MAX_BYTES)).toBe("body_too_large");
  const parts = part("a", "1").repeat(FORM_MAX_FIELDS);
  expect(await refusal(post(MULTIPART, `${parts}--bb--\r\n`))).toBe("taken");
  expect(await refusal(post(MULTIPART, `${parts}${part("a", "1")}--bb--\r\n`))).toBe(
    "body_too_large",
  );
});

test.each([
  ["application/json", "{}"],
  ["text/plain", "a=1"],
  ["", "a=1"],
  ["multipart/form-data", "x"],
  [MULTIPART, "not a part"],
  [MULTIPART, part("a", "1")],
  [MULTIPART, `--bb\r\nContent-Disposition: form-data\r\n\r\n1\r\n--bb--`],
  [MULTIPART, `--bb\r\nX: ${"y".repeat(5_000)}\r\n${part("a", "1").slice(6)}--bb--`],
])("%s with %j is refused as a form", async (type, body) => {
  expect(await refusal(post(type, body))).toBe("malformed_json");
});

const MEGABYTES = 5_900_000;
test.each([
  ["a part's headers", `--bb\r\nX: ${"h".repeat(MEGABYTES)}\r\n\r\n`],
  ["line ends", part("a", "\r\n".repeat(MEGABYTES / 2))],
  ["almost ends of a part", part("a", "\r\n--b".repeat(MEGABYTES / 5))],
  ["parts", part("a", "1").repeat(MEGABYTES / 54)],
])("parsing six megabytes of %s costs no more than reading them", async (_, body) => {
  const request = post(MULTIPART, `${body}--bb--\r\n`);
  const began = process.cpuUsage();
  await refusal(request, UPLOAD_MAX_BYTES);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(500);
});

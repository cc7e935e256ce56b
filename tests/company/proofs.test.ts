import { expect, inject, test } from "vitest";
import { LOGO_SIDE_MAX } from "../../worker/facts/jobs/companies";
import { logo, own, submitted, verified, verify } from "../support/api/companies";
import { call, simulate } from "../support/api/product";
import { PNG } from "../support/photos";

const CHALLENGE = "_pakka-challenge";
/** A new company and the domain of its website. */
async function withDomain(website?: string) {
  const company = await submitted(website ? { website } : {});
  const ask = () => own(company.owner, "POST", "/domain");
  return { ...company, ask, first: await ask() };
}
const publish = (name: string, ...values: string[]) => simulate("/dns/records", { name, values });

test("a company proves its domain by a DNS record that only it can publish", async () => {
  const one = await withDomain();
  const { domain, name, value, found } = one.first.body;
  expect({ name, found }).toEqual({ name: `${CHALLENGE}.${domain}`, found: false });
  expect(domain).toMatch(/^u\d+\.example\.in$/);
  await publish(
    name,
    "v=spf1 -all",
    value.replace(/.$/, (last: string) => (last === "a" ? "b" : "a")),
  );
  expect((await one.ask()).body.found).toBe(false);
  // Another company with the same website gets another text.
  const other = await withDomain(`https://${domain}`);
  expect(other.first.body.value).not.toBe(value);
  await publish(name, "x".repeat(300), value);
  expect((await other.ask()).body.found).toBe(false);
  expect((await one.ask()).body.found).toBe(true);
  await one.ask();
  const { facts } = (await own(one.owner, "GET")).body;
  expect(facts).toMatchObject([{ kind: "domain", detail: domain }]);
  await own(one.owner, "PATCH", "", { website: "https://elsewhere.example.in" });
  expect((await own(one.owner, "GET")).body).toMatchObject({ facts: [], state: "draft" });
});

test("webmail, a missing website and a failing name server prove nothing", async () => {
  for (const website of ["https://gmail.com", null]) {
    const { owner } = await submitted({ website });
    const { status, body } = await own(owner, "POST", "/domain");
    expect([status, Object.keys(body.fields)]).toEqual([422, ["website"]]);
  }
  const { ask, first, owner } = await withDomain();
  const { name, value } = first.body;
  await publish(name, value);
  const faults = [
    { mode: "error" },
    { mode: "lie", fields: { Status: 2 } },
    { mode: "lie", fields: { Status: "fine", Answer: "garbage" } },
    { mode: "lie", fields: { Answer: [{ type: 5, data: value }, { type: 16 }] } },
    { mode: "timeout" },
  ];
  for (const fault of faults) {
    await simulate("/faults", { provider: "dns", times: 1, containing: name, ...fault });
    const { status, body, headers } = await ask();
    expect([status, body.code]).toEqual([503, "provider_unavailable"]);
    expect(headers.get("Retry-After")).toBeTruthy();
  }
  expect((await own(owner, "GET")).body.facts).toEqual([]);
  expect((await ask()).body.found).toBe(true);
});

const after = (...more: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(more.map((part) => Buffer.from(part as string))));
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

/** A PNG that claims this size. */
function sized(width: number, height: number): Uint8Array<ArrayBuffer> {
  const png = PNG.slice();
  new DataView(png.buffer).setUint32(16, width);
  new DataView(png.buffer).setUint32(20, height);
  return png;
}

test("a logo must be a complete image without scripts, and is served only as that type", async () => {
  const { owner } = await submitted();
  const upload = (form: FormData) =>
    call("POST", "/employer/company/logo", { token: owner.token, form });
  const refused: [string, FormData][] = [
    ["logo_missing", new FormData()],
    ["logo_type", logo(SVG, "logo.svg")],
    ["logo_type", logo(SVG, "logo.png")],
    ["logo_type", logo(after(PNG, SVG))],
    ["logo_type", logo(after(PNG.slice(0, 8), SVG))],
    ["logo_type", logo(after("GIF89a", PNG.slice(8)))],
    ["logo_type", logo(after("RIFF", new Uint8Array([9, 0, 0, 0]), "WEBP", SVG))],
    ["logo_type", logo(after("RIFF", new Uint8Array([4, 0, 0, 0]), "WEBP"))],
    ["logo_dimensions", logo(sized(LOGO_SIDE_MAX + 1, 1))],
    ["logo_dimensions", logo(sized(1, 30_000))],
    ["logo_too_large", logo(after(PNG, new Uint8Array(512 * 1024)))],
    ["logo_too_large", logo(new Uint8Array(7 * 1024 * 1024))],
  ];
  for (const [code, form] of refused) {
    expect((await upload(form)).body.code).toBe(code);
  }
  const { body: tooLong } = await upload(logo(sized(1, LOGO_SIDE_MAX + 1)));
  expect(tooLong.fields.logo).toContain("2,000");
  expect((await own(owner, "GET")).body.logo).toBeNull();

  const { body } = await upload(logo(PNG, "x.html"));
  expect(body).toMatchObject({
    state: "draft",
    logo: expect.stringMatching(/\/logos\/\d+-\w+\.png$/),
  });
  const answer = await fetch(body.logo);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(PNG);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "content-disposition": "attachment",
    "cache-control": expect.stringContaining("immutable"),
  });
  const next = await upload(logo());
  expect(next.body.logo).not.toBe(body.logo);
  expect((await fetch(body.logo)).status).toBe(404);
  expect((await upload(logo(sized(LOGO_SIDE_MAX, LOGO_SIDE_MAX)))).status).toBe(200);
  const other = `${inject("product")}/files/logos/..%2F..%2Fetc.png`;
  expect((await fetch(other)).status).toBe(404);
});

test("a verified company's new logo waits for staff, and the old one is shown", async () => {
  const { owner } = await verified();
  const { body } = await call("POST", "/employer/company/logo", {
    token: owner.token,
    form: logo(),
  });
  expect(body).toMatchObject({
    logo: null,
    proposed: { logo: expect.stringContaining("/logos/") },
  });
});

test("the current logo is served, even when staff verify its company at the same moment", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { owner, id } = await submitted();
    const upload = () =>
      call("POST", "/employer/company/logo", { token: owner.token, form: logo() });
    await upload();
    await own(owner, "POST", "/submit");
    await Promise.all([upload(), upload(), verify(id)]);
    const { body } = await own(owner, "GET");
    expect([body.state, (await fetch(body.logo)).status]).toEqual([body.state, 200]);
  }
});

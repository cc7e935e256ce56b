import type { Tokens } from "../../worker/contract/auth";
import { type Client, type Simulate, succeeded } from "./client";
import { remember, type TestSession } from "./sessions";

/** The smallest PDF that has a page. */
export const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
xref
0 4
0000000000 65535 f${" "}
0000000009 00000 n${" "}
0000000052 00000 n${" "}
0000000101 00000 n${" "}
trailer<</Size 4/Root 1 0 R>>
startxref
164
%%EOF
`;

export const newEmail = () => `p${crypto.randomUUID().slice(0, 13)}@example.in`;
export const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;

/** The profile of a candidate, without the email. */
export const PROFILE = { name: "Asha Verma", dob: "1999-08-15", gender: "FEMALE" };

/** The newest login code sent to a phone; other messages may have come since. */
export async function newestCode(simulate: Simulate, phone: string): Promise<string> {
  const inbox: { text: string }[] = await simulate(`/inbox/sms?to=${phone}`);
  return inbox.find(({ text }) => /^\d/.test(text))?.text.slice(0, 4) ?? "";
}

/**
 * A session that is renewed with its refresh token, or with
 * a new code when the refresh token is no longer valid.
 */
const sessionOf = (
  client: Client,
  { access, refresh }: Tokens,
  phone: string,
  device?: string,
): TestSession => ({
  token: access.token,
  until: access.expires,
  async renew() {
    const json = { refreshToken: refresh.token, device };
    const { status, body } = await client.call("POST", "/user/auth/refresh-tokens", { json });
    const { tokens } = status === 200 ? body : await logIn(client, phone, device);
    return sessionOf(client, tokens, phone, device);
  },
});

/** Logs a candidate in with a code. */
export async function logIn(
  { call, simulate }: Client,
  phone: string,
  device?: string,
  birthYear?: number,
) {
  // Each person has their own IP address: many logins from one address would be refused.
  const { key } = await succeeded(
    call("POST", "/user/auth/send-otp", {
      json: { phone, device },
      headers: { "CF-Connecting-IP": `2001:${phone.replace(/\B(?=(\d{4})+$)/g, ":")}::1` },
    }),
  );
  const json = { key, otp: await newestCode(simulate, phone), device, birthYear };
  const { tokens, user } = await succeeded(call("POST", "/user/auth/verify-otp", { json }));
  remember(sessionOf({ call, simulate }, tokens, phone, device));
  return {
    phone,
    email: `p${phone}@example.in`,
    token: tokens.access.token as string,
    tokens,
    user,
  };
}

/** Fills in the profile of a candidate who has logged in. */
export const completeProfile = (
  { call }: Client,
  { token, email }: { token: string; email: string },
) => succeeded(call("PATCH", "/user/profile", { token, json: { ...PROFILE, email, age: 1 } }));

/** Uploads a resume. Returns the answer. */
export function uploadResume(
  { call }: Client,
  token: string,
  name = "Asha resume.pdf",
  content = PDF,
) {
  const form = new FormData();
  form.set("resume", new File([content], name));
  return call("POST", "/user/resume", { token, form });
}

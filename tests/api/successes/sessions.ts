import { test } from "vitest";
import { askForMail, signInMember, signInStaff } from "../../support/api/console";
import { succeed } from "./succeed";

/** Mailed links, proofs, recovery codes and sessions of both consoles: each call succeeds as described. */
export function callsOfSessions(): void {
  test.each([
    ["staff", "/ops", () => signInStaff("support")],
    ["hiring", "/employer", () => signInMember({ role: "front_desk" })],
  ] as const)("the calls of the %s console about sessions succeed as described", async (console, prefix, signIn) => {
    const { token, email } = await signIn();
    const { key, link, code } = await askForMail(console, email);
    await succeed("GET", `${prefix}/auth/links/${link}`);
    await succeed("POST", `${prefix}/auth/prove`, { token, json: { key, code } });
    await succeed("GET", `${prefix}/auth/mail`);
    await succeed("GET", `${prefix}/recovery-codes`, { token });
    const body = await succeed("POST", `${prefix}/recovery-codes`, { token });
    const [recoveryCode] = body.codes;
    await succeed("POST", `${prefix}/auth/recover`, { json: { email, recoveryCode } });
    const [session] = await succeed("GET", `${prefix}/auth/sessions`, { token });
    await succeed("DELETE", `${prefix}/auth/sessions/${session.id}`, { token });
    await succeed("POST", `${prefix}/auth/logout`, { token: (await signIn()).token });
  });
}

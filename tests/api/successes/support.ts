import { expect, test } from "vitest";
import { logIn } from "../../support/api/people";
import { byStaff, succeed } from "./succeed";

/** Messages to support and the check of messages: each call succeeds as described. */
export function callsOfSupport(): void {
  test("the calls about messages to support succeed as described", async () => {
    const json = { subject: "My payment", description: "I paid twice for it.", email: "a@b.in" };
    const { id } = await succeed("POST", "/user/queries", { json });
    const reply = { message: "It is on its way back.", changes: 0 };
    await byStaff("POST", `/ops/queries/${id}/reply`, { ...reply, dryRun: true });
    await byStaff("POST", `/ops/queries/${id}/reply`, reply);
    await byStaff("GET", `/ops/queries/${id}`);
    await byStaff("POST", `/ops/queries/${id}/assign`, { staffId: null });
    await byStaff("POST", `/ops/queries/${id}/close`);
    await byStaff("GET", "/ops/queries?state=closed");
    const { token } = await logIn();
    const { email: _, ...own } = json;
    await succeed("POST", "/user/queries", { token, json: own });
    expect(await succeed("GET", "/user/queries", { token })).toHaveLength(1);
    const report = { ...json, description: "Is this yours: pay ₹500?", suspicious: true };
    await succeed("POST", "/user/queries", { json: report });
    await byStaff("GET", "/ops/queries");
    await byStaff("GET", "/ops/queries?suspicious=true");
    const message = { fullName: "Asha", email: "a@b.in", subject: "Hire", message: "How do we?" };
    await succeed("POST", "/user/contact", { json: message });
    await succeed("POST", "/user/check", { json: { text: "Pay ₹500 to hr@okaxis" } });
    await succeed("GET", "/user/check?text=PK-1");
    const [contact] = await byStaff("GET", "/ops/contact-messages");
    const one = `/ops/contact-messages/${contact.id}`;
    await byStaff("GET", one);
    await byStaff("POST", `${one}/reply`, { message: "Sign in there.", dryRun: true });
    await byStaff("POST", `${one}/reply`, { message: "Sign in there." });
    await byStaff("POST", `${one}/assign`, { staffId: null });
    await byStaff("POST", `${one}/close`, { closed: true });
    expect(await byStaff("GET", "/ops/tickets")).not.toHaveLength(0);
    await byStaff("GET", "/ops/tickets?state=closed&kind=contact");
    await byStaff("GET", "/ops/tickets/counts");
    await byStaff("GET", "/ops/staff/names");
  });
}

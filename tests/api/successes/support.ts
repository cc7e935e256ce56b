import { test } from "vitest";
import { byStaff, succeed } from "./succeed";

/** Messages to support and the check of messages: each call succeeds as described. */
export function callsOfSupport(): void {
  test("the calls about messages to support succeed as described", async () => {
    const json = { subject: "My payment", description: "I paid twice for it.", email: "a@b.in" };
    const { id } = await succeed("POST", "/user/queries", { json });
    await byStaff("POST", `/ops/queries/${id}/reply`, { message: "It is on its way back." });
    const report = { ...json, description: "Is this yours: pay ₹500?", suspicious: true };
    await succeed("POST", "/user/queries", { json: report });
    await byStaff("GET", "/ops/queries");
    await byStaff("GET", "/ops/queries?suspicious=true");
    const message = { fullName: "Asha", email: "a@b.in", subject: "Hire", message: "How do we?" };
    await succeed("POST", "/user/contact", { json: message });
    await succeed("POST", "/user/check", { json: { text: "Pay ₹500 to hr@okaxis" } });
    await succeed("GET", "/user/check?text=PK-1");
    await byStaff("GET", "/ops/contact-messages");
  });
}

import { inject, test } from "vitest";
import { logo, submitted } from "../../support/api/companies";
import { signIn, signInMember, signInStaff } from "../../support/api/console";
import { query } from "../../support/api/database";
import { newProgram } from "../../support/api/staff";
import { dateInDays, newDay } from "../../support/interview-days";
import { newDraft } from "../../support/jobs";
import { newEmail } from "../../support/people";
import { byStaff, succeed } from "./succeed";

/** The calls of companies, of staff about them, and of both about their teams. */
export function callsOfCompanies(): void {
  test("the calls about companies succeed as described", async () => {
    const { owner, id } = await submitted();
    const form = logo();
    const { logo: address } = await succeed("POST", "/employer/company/logo", {
      token: owner.token,
      form,
    });
    await succeed("GET", address.replace(inject("product"), ""));
    await succeed("POST", "/employer/company/domain", { token: owner.token });
    await succeed("GET", "/employer/company", { token: owner.token });
    await succeed("POST", "/employer/company/submit", { token: owner.token });
    await byStaff("POST", `/ops/companies/${id}/refuse`, { reason: "The number is cancelled." });
    await succeed("POST", "/employer/company/submit", { token: owner.token });
    await byStaff("POST", `/ops/companies/${id}/verify`, { kind: "call", detail: "Spoke to them" });
    await byStaff("PATCH", `/ops/companies/${id}`, { city: "Surat" });
    const rename = (name: string) =>
      succeed("PATCH", "/employer/company", { token: owner.token, json: { name } });
    for (const decision of ["approve", "return"]) {
      await rename(`Usha ${decision}`);
      const [{ id: proposal }] = await byStaff("GET", `/ops/proposals?companyId=${id}`);
      const json = decision === "return" ? { reason: "Not so." } : undefined;
      await byStaff("POST", `/ops/proposals/${proposal}/${decision}`, json);
    }
    await succeed("GET", `/user/companies/${id}`);
    await byStaff("POST", `/ops/companies/${id}/suspend`, { reason: "Nobody came." });
    await byStaff("POST", `/ops/companies/${id}/resume`);
    await byStaff("GET", `/ops/companies/${id}`);
    await byStaff("GET", "/ops/companies");
  });

  test("the calls about teams succeed as described", async () => {
    // The last admin can't be removed, so there must be a second one.
    await signInStaff("admin");
    const invited = { name: "Ravi Iyer", role: "support" };
    const { id } = await byStaff("POST", "/ops/staff", { ...invited, email: newEmail() });
    await byStaff("PATCH", `/ops/staff/${id}`, { role: "admin" });
    await byStaff("POST", `/ops/staff/${id}/end`);
    await byStaff("GET", "/ops/staff");
    await byStaff("GET", "/ops/staff-tokens");
    await byStaff("POST", `/ops/staff-tokens/${await newProgram()}/end`);
    const { token } = await signInMember({ role: "owner" });
    const json = { ...invited, role: "recruiter", email: newEmail() };
    for (const answer of ["accept", "decline"]) {
      const { email } = await succeed("POST", "/employer/team", {
        token,
        json: { ...json, email: newEmail() },
      });
      const person = await signIn("hiring", email);
      const [{ id }] = await succeed("GET", "/employer/invitations", { token: person.token });
      await succeed("POST", `/employer/invitations/${id}/${answer}`, { token: person.token });
    }
    const { id: invitation } = await succeed("POST", "/employer/team", { token, json });
    await succeed("GET", "/employer/team/invitations", { token });
    await succeed("DELETE", `/employer/team/invitations/${invitation}`, { token });
    const [, member] = await succeed("GET", "/employer/team", { token });
    const patch = { token, json: { ended: true } };
    await succeed("PATCH", `/employer/team/${member.id}`, patch);
    const desk = await signInMember({ role: "front_desk" });
    await succeed("POST", "/employer/team/leave", { token: desk.token });
  });

  test("the calls of a company about its jobs succeed as described", async () => {
    const { token, companyId } = await signInMember({ role: "recruiter" });
    await query("update companies set state = 'verified' where id = ?", [companyId]);
    const ask = (method: string, path: string, json?: unknown) =>
      succeed(method, `/employer/jobs${path}`, { token, json });
    const { id } = await ask("POST", "", newDraft());
    await ask("POST", `/${id}/submit`);
    await byStaff("POST", `/ops/jobs/${id}/approve`);
    await ask("PATCH", `/${id}`, { title: "Changed" });
    await ask("POST", `/${id}/pause`);
    await ask("POST", `/${id}/resume`);
    await ask("GET", "");
    await ask("GET", `/${id}`);
    const [{ assessment }] = await succeed("GET", "/employer/job-templates", { token });
    await ask("PATCH", `/${id}`, { assessment });
    await ask("GET", `/${id}/trial?seed=${"0".repeat(32)}`);
    const days = `/${id}/days`;
    const day = await ask("POST", days, newDay());
    await ask("GET", days);
    await ask("GET", `/${id}/waiting`);
    await ask("PATCH", `${days}/${day.id}`, { seats: 3 });
    const links = `/employer/days/${day.id}/links`;
    const link = await succeed("POST", links, { token });
    await succeed("DELETE", `${links}/${link.id}`, { token });
    await query("update interview_days set date = ? where id = ?", [dateInDays(0), day.id]);
    const open = await succeed("POST", links, { token });
    await succeed("GET", `/employer/day/${open.token}`);
    await ask("POST", `${days}/${day.id}/cancel`);
    await succeed("GET", "/employer/interviews", { token });
    await succeed("GET", "/employer/interviews/coming", { token });
    await ask("POST", `/${id}/withdraw`, { reason: "Not hiring now." });
  });
}

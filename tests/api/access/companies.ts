import { newDay } from "../../support/interview-days";
import { newDraft as draft } from "../../support/jobs";
import { newEmail } from "../../support/people";
import { id, open, type Row } from "./row";

const ofCompany = (json?: Row["json"]): Row => ({
  guard: "recruiter",
  isCompanys: true,
  path: id("companyJob"),
  json,
});

const ofApplication = (json?: Row["json"]): Row => ({
  guard: "recruiter",
  isCompanys: true,
  path: id("candidate"),
  json,
});

const ofDay: Row = {
  guard: "recruiter",
  isCompanys: true,
  path: ({ companyJob, day }) => ({ id: companyJob, dayId: day }),
};

/** The calls of companies. */
export const COMPANIES: Record<string, Row> = {
  "GET /employer/openapi.json": open,
  "GET /employer/docs": open,
  "POST /employer/auth/send-code": { ...open, json: () => ({ email: newEmail() }) },
  "POST /employer/auth/verify-code": { ...open, json: () => ({ key: "none", code: "000000" }) },
  "GET /employer/auth/links/{link}": { guard: "signed", path: () => ({ link: "none" }) },
  "POST /employer/auth/prove": {
    guard: "person",
    json: () => ({ key: "none", code: "000000" }),
  },
  "POST /employer/auth/recover": {
    ...open,
    json: () => ({ email: newEmail(), recoveryCode: "7KQM2XVD9HPTWB4R" }),
  },
  "GET /employer/auth/mail": open,
  "GET /employer/recovery-codes": { guard: "person" },
  "POST /employer/recovery-codes": { guard: "person" },
  "POST /employer/auth/logout": { guard: "person" },
  "GET /employer/auth/sessions": { guard: "person" },
  "DELETE /employer/auth/sessions/{id}": { guard: "ownMemberSession", path: id("memberSession") },
  "GET /employer/jobs": { guard: "recruiter" },
  "POST /employer/jobs": { guard: "recruiter", json: () => draft() },
  "GET /employer/jobs/{id}": ofCompany(),
  "PATCH /employer/jobs/{id}": ofCompany(() => ({ openings: 3 })),
  "POST /employer/jobs/{id}/submit": ofCompany(),
  "POST /employer/jobs/{id}/pause": ofCompany(),
  "POST /employer/jobs/{id}/resume": ofCompany(),
  "POST /employer/jobs/{id}/withdraw": ofCompany(() => ({ reason: "Not hiring." })),
  "GET /employer/jobs/{id}/days": ofCompany(),
  "GET /employer/jobs/{id}/waiting": ofCompany(),
  "POST /employer/jobs/{id}/days": ofCompany(() => newDay()),
  "PATCH /employer/jobs/{id}/days/{dayId}": { ...ofDay, json: () => ({ seats: 3 }) },
  "POST /employer/jobs/{id}/days/{dayId}/cancel": { ...ofDay, json: () => ({ dryRun: true }) },
  "POST /employer/days/{dayId}/links": ofDay,
  "DELETE /employer/days/{dayId}/links/{id}": {
    ...ofDay,
    path: ({ day, dayLink }) => ({ dayId: day, id: dayLink }),
  },
  "GET /employer/day/{token}": { guard: "signed", path: () => ({ token: "none" }) },
  "POST /employer/day/{token}/check-in": {
    guard: "signed",
    path: () => ({ token: "none" }),
    json: () => ({ interviewId: 1, code: "KTR-48" }),
  },
  "GET /employer/jobs/{id}/trial": ofCompany(),
  "GET /employer/job-templates": { guard: "recruiter" },
  "GET /employer/jobs/{id}/candidates": ofCompany(),
  "GET /employer/jobs/{id}/candidate-counts": ofCompany(),
  "GET /employer/owed": { guard: "recruiter" },
  "GET /employer/record": { guard: "recruiter" },
  "GET /employer/record/rows": { guard: "recruiter" },
  "POST /employer/record/objections": {
    guard: "recruiter",
    json: () => ({ number: "absent", id: 1, text: "We met." }),
  },
  "GET /employer/applications/{id}": ofApplication(),
  "POST /employer/applications/{id}/result": ofApplication(() => ({
    result: "REJECTED",
    dryRun: true,
  })),
  "POST /employer/applications/{id}/result/undo": ofApplication(),
  "POST /employer/applications/{id}/next-round": ofApplication(() => ({ dryRun: true })),
  "GET /employer/interviews": { guard: "member" },
  "GET /employer/interviews/coming": { guard: "recruiter" },
  "POST /employer/interviews/{id}/check-in": {
    guard: "member",
    isCompanys: true,
    path: id("interview"),
    json: () => ({ code: "KTR-48" }),
  },
  "POST /employer/interviews/{id}/outcome": {
    guard: "recruiter",
    isCompanys: true,
    path: id("interview"),
    json: () => ({ outcome: "held" }),
  },
  "POST /employer/interviews/{id}/outcome/undo": {
    guard: "recruiter",
    isCompanys: true,
    path: id("interview"),
  },
  "GET /employer/team": { guard: "companyOwner" },
  "POST /employer/team": {
    guard: "companyOwner",
    json: () => ({ email: newEmail(), name: "Ravi Iyer", role: "front_desk" }),
  },
  "GET /employer/team/invitations": { guard: "companyOwner" },
  "DELETE /employer/team/invitations/{id}": {
    guard: "companyOwner",
    isCompanys: true,
    path: id("invitation"),
  },
  "GET /employer/invitations": { guard: "person" },
  // The invitation goes to a mailbox that belongs to none of the callers.
  "POST /employer/invitations/{id}/accept": { guard: "invited", path: id("invitation") },
  "POST /employer/invitations/{id}/decline": { guard: "invited", path: id("invitation") },
  "POST /employer/team/leave": { guard: "member" },
  "PATCH /employer/team/{id}": {
    guard: "companyOwner",
    path: id("member"),
    json: () => ({ name: "Ravi Iyer" }),
    isCompanys: true,
  },
  "GET /employer/company": { guard: "member" },
  "PATCH /employer/company": { guard: "founder", json: () => ({}) },
  "POST /employer/company/submit": { guard: "companyOwner" },
  "POST /employer/company/domain": { guard: "companyOwner" },
  "POST /employer/company/logo": { guard: "companyOwner", isForm: true },
};

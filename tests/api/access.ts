import { bookable } from "../support/interview-times";
import { newDraft as draft, newJob } from "../support/jobs";
import { newEmail, newPhone } from "../support/people";

/** Who may make a call, and with what: every call of the API has its row here. */
export type Guard =
  | "public"
  | "visitor"
  | "candidate"
  | "owner"
  | "holder"
  | "signed"
  | "staff"
  | "admin"
  | "staffPerson"
  | "ownStaffSession"
  | "person"
  | "ownMemberSession"
  | "member"
  | "recruiter"
  | "companyOwner"
  | "founder";

/** One candidate's things, which nobody else may touch. */
export interface Things {
  person: number;
  job: number;
  /** A job that nobody has applied for. */
  withdrawn: number;
  application: number;
  resume: number;
  notification: number;
  attempt: string;
  query: number;
  interview: number;
  payment: number;
  order: string;
  /** A session of an admin. */
  staffSession: number;
  /** The company of all members but one. */
  company: number;
  /** A draft of it. */
  companyJob: number;
  /** A company that everybody may see. */
  shownCompany: number;
  /** A change of it that waits for staff. */
  proposal: number;
  /** A member of staff, and a member of that company, who never came. */
  colleague: number;
  member: number;
  /** A session of its owner. */
  memberSession: number;
}

export interface Row {
  guard: Guard;
  /** What goes into the path's places, by name. */
  path?(things: Things): Record<string, string | number>;
  /** The path names what is the company's: it is not there for the owner of another one. */
  isCompanys?: true;
  json?(things: Things): unknown;
  /** It takes a form, whose further fields mean nothing. */
  isForm?: true;
}

const id = (name: keyof Things) => (things: Things) => ({ id: things[name] });
const ofCompany = (json?: Row["json"]): Row => ({
  ...{ guard: "recruiter", isCompanys: true },
  ...{ path: id("companyJob"), json },
});
const open: Row = { guard: "public" };
const own = (name: keyof Things): Row => ({ guard: "owner", path: id(name) });
const link = (json?: Row["json"]): Row => ({
  guard: "holder",
  path: ({ attempt }) => ({ token: attempt }),
  json,
});
const byAdmin = (name: keyof Things, json?: Row["json"]): Row => ({
  guard: "admin",
  path: id(name),
  json,
});
const in2Days = () => bookable(new Date(Date.now() + 2 * 86_400_000).toISOString());
const QUERY = { subject: "Which gate?", description: "Which gate do I come to?", email: "v@x.in" };

export const ACCESS: Record<string, Row> = {
  "GET /healthz": open,
  "POST /user/auth/send-otp": { ...open, json: () => ({ phone: newPhone() }) },
  "POST /user/auth/verify-otp": { ...open, json: () => ({ key: "none", otp: "0000" }) },
  "POST /user/auth/refresh-tokens": { guard: "signed", json: () => ({ refreshToken: "none" }) },
  "POST /user/auth/logout": { ...open, json: () => ({ refreshToken: "none" }) },
  "GET /user/openapi.json": open,
  "GET /user/docs": open,
  "GET /user/docs/reference": open,
  "GET /ops/openapi.json": open,
  "GET /ops/docs": open,
  "GET /ops/docs/reference": open,
  "GET /employer/openapi.json": open,
  "GET /employer/docs": open,
  "GET /employer/docs/reference": open,
  "GET /robots.txt": open,
  "GET /sitemap.xml": open,
  "GET /sitemaps/pages.xml": open,
  "GET /sitemaps/{file}": { ...open, path: () => ({ file: "jobs-1.xml" }) },
  "GET /user/prices": open,
  "GET /user/static-content/{type}": { ...open, path: () => ({ type: "about_us" }) },

  "GET /user/jobs": { guard: "visitor" },
  "GET /user/jobs/{id}": { guard: "visitor", path: id("job") },
  "POST /user/queries": { guard: "visitor", json: () => QUERY },
  "POST /user/contact": {
    guard: "visitor",
    json: () => ({
      fullName: "Visitor",
      email: "v@x.in",
      subject: "A question",
      message: "Which gate do I come to?",
    }),
  },

  "GET /user/profile": { guard: "candidate" },
  "PATCH /user/profile": {
    guard: "candidate",
    json: () => ({ name: "Asha Verma", email: "a@x.in", dob: "1999-08-15", gender: "FEMALE" }),
  },
  "GET /user/savedJobs": { guard: "candidate" },
  "GET /user/resume": { guard: "candidate" },
  "POST /user/resume": { guard: "candidate" },
  "GET /user/applications": { guard: "candidate" },
  "GET /user/credits": { guard: "candidate" },
  "GET /user/notifications": { guard: "candidate" },
  "PATCH /user/notifications/read": { guard: "candidate" },
  "GET /user/jobs/{id}/saveJob": { guard: "candidate", path: id("job") },

  "POST /user/jobs/apply": {
    guard: "owner",
    json: ({ job, resume }) => ({ jobId: job, resumeId: resume }),
  },
  "GET /user/jobs/{id}/application": own("job"),
  "GET /user/jobs/{id}/assessment-link": own("job"),
  "DELETE /user/resume/{id}": own("resume"),
  "POST /user/resume/{id}/restore": own("resume"),
  "GET /user/applications/{id}": own("application"),
  "POST /user/applications/{id}/cancel": own("application"),
  "POST /user/applications/{id}/refund": own("application"),
  "POST /user/applications/{id}/use-credit": own("application"),
  "POST /user/applications/{id}/claim": own("application"),
  "POST /user/applications/{id}/keep": own("application"),
  "POST /user/payment/create-order": {
    guard: "owner",
    json: ({ application }) => ({ amount: "19900", applicationId: application }),
  },
  "POST /user/payment/check-order": {
    guard: "owner",
    json: ({ application }) => ({ applicationId: application }),
  },
  "POST /user/payment/verify-payment": {
    guard: "owner",
    json: ({ order }) => ({
      razorpay_order_id: order,
      razorpay_payment_id: "pay_none",
      razorpay_signature: "none",
    }),
  },
  "PATCH /user/notifications/{id}/read": own("notification"),
  "PATCH /user/notifications/{id}/unread": own("notification"),
  "DELETE /user/notifications/{id}": own("notification"),

  "GET /user/assessments/{token}": link(),
  "POST /user/assessments/{token}/start": link(),
  "PUT /user/assessments/{token}/answers": link(() => ({ question: 0, option: 0 })),
  "POST /user/assessments/{token}/submit": link(),

  "POST /payments/callback": { guard: "signed", json: () => ({}) },
  "POST /webhooks/razorpay": { guard: "signed", json: () => ({}) },
  "GET /files/{key}": { guard: "signed", path: () => ({ key: "none" }) },
  "GET /files/interviews/{file}": {
    guard: "signed",
    path: ({ interview }) => ({ file: `${interview}.ics` }),
  },

  "POST /ops/auth/send-code": { ...open, json: () => ({ email: "nobody@example.in" }) },
  "POST /ops/auth/verify-code": { ...open, json: () => ({ key: "none", code: "000000" }) },
  "GET /ops/auth/links/{link}": { guard: "signed", path: () => ({ link: "none" }) },
  "POST /ops/auth/prove": {
    guard: "staffPerson",
    json: () => ({ key: "none", code: "000000" }),
  },
  "POST /employer/auth/send-code": { ...open, json: () => ({ email: newEmail() }) },
  "POST /employer/auth/verify-code": { ...open, json: () => ({ key: "none", code: "000000" }) },
  "GET /employer/auth/links/{link}": { guard: "signed", path: () => ({ link: "none" }) },
  "POST /employer/auth/prove": {
    guard: "person",
    json: () => ({ key: "none", code: "000000" }),
  },
  "POST /ops/auth/logout": { guard: "staffPerson" },
  "GET /ops/auth/sessions": { guard: "staffPerson" },
  "DELETE /ops/auth/sessions/{id}": { guard: "ownStaffSession", path: id("staffSession") },
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

  "GET /ops/jobs": { guard: "staff" },
  "GET /ops/jobs/{id}": { guard: "staff", path: id("job") },
  "GET /ops/applications": { guard: "staff" },
  "GET /ops/applications/{id}": { guard: "staff", path: id("application") },
  "POST /ops/applications/{id}/interviews": {
    guard: "staff",
    path: id("application"),
    json: () => ({ round: null, at: in2Days(), place: "Gate 2" }),
  },
  "PATCH /ops/interviews/{id}": {
    guard: "staff",
    path: id("interview"),
    json: () => ({ place: "Gate 3" }),
  },
  "POST /ops/interviews/{id}/cancel": { guard: "staff", path: id("interview") },
  "GET /ops/queries": { guard: "staff" },
  "POST /ops/queries/{id}/reply": {
    guard: "staff",
    path: id("query"),
    json: () => ({ message: "Gate 2, please." }),
  },
  "GET /ops/contact-messages": { guard: "staff" },
  "GET /ops/dead-letters": { guard: "staff" },
  "POST /ops/dead-letters/retry": { guard: "staff", json: () => ({ kind: "nothing" }) },
  "GET /ops/audit": { guard: "staff" },
  "GET /ops/staff": { guard: "admin" },
  "POST /ops/staff": {
    guard: "admin",
    json: () => ({ email: newEmail(), name: "Ravi Iyer", role: "support" }),
  },
  "PATCH /ops/staff/{id}": byAdmin("colleague", () => ({ name: "Ravi Iyer" })),
  "POST /ops/staff/{id}/end": byAdmin("colleague"),
  "GET /employer/team": { guard: "companyOwner" },
  "POST /employer/team": {
    guard: "companyOwner",
    json: () => ({ email: newEmail(), name: "Ravi Iyer", role: "front_desk" }),
  },
  "POST /employer/team/leave": { guard: "member" },
  "PATCH /employer/team/{id}": {
    guard: "companyOwner",
    path: id("member"),
    json: () => ({ name: "Ravi Iyer" }),
    isCompanys: true,
  },

  "POST /ops/jobs": { guard: "admin", json: () => newJob() },
  "PATCH /ops/jobs/{id}": byAdmin("job", () => ({ location: "Nagpur" })),
  "POST /ops/jobs/{id}/close": byAdmin("job"),
  "POST /ops/jobs/{id}/open": byAdmin("job"),
  "POST /ops/jobs/{id}/pause": byAdmin("job"),
  "POST /ops/jobs/{id}/approve": byAdmin("job"),
  "POST /ops/jobs/{id}/return": byAdmin("job", () => ({ reason: "The pay is missing." })),
  "POST /ops/jobs/{id}/withdraw": byAdmin("withdrawn", () => ({ reason: "Not hiring." })),
  "POST /ops/applications/{id}/release": byAdmin("application"),
  "POST /ops/people/{id}/block": byAdmin("person", () => ({
    reason: "A mistake.",
    blocked: false,
  })),
  "POST /ops/applications/{id}/extra-time": byAdmin("application", () => ({ minutes: 5 })),
  "GET /ops/payments": { guard: "staff" },
  "POST /ops/payments/{id}/refund": byAdmin("payment", ({ application }) => ({
    reason: "The employer closed this branch.",
    expect: { applicationId: application },
  })),
  "POST /ops/applications/{id}/result": byAdmin("application", () => ({ result: "SELECTED" })),
  "POST /ops/phones/{phone}/unlock": { guard: "admin", path: () => ({ phone: newPhone() }) },
  "PUT /ops/static-content/{type}": {
    guard: "admin",
    path: () => ({ type: "privacy_policy" }),
    json: () => ({ content: "<h2>What we keep</h2><p>Little.</p>" }),
  },
  "GET /ops/static-content/{type}/versions": {
    guard: "staff",
    path: () => ({ type: "privacy_policy" }),
  },
  "POST /ops/announcements": {
    guard: "admin",
    json: ({ job }) => ({ title: "Hello", body: "A word to all.", audience: { jobId: job } }),
  },
  "GET /files/logos/{file}": { guard: "signed", path: () => ({ file: "1-0.png" }) },
  "GET /user/companies/{id}": { guard: "visitor", path: id("shownCompany") },
  "GET /ops/companies": { guard: "staff" },
  "GET /ops/companies/{id}": { guard: "staff", path: id("company") },
  "PATCH /ops/companies/{id}": byAdmin("company", () => ({ city: "Surat" })),
  "POST /ops/companies/{id}/verify": byAdmin("company", () => ({ kind: "call", detail: "Spoke" })),
  "POST /ops/companies/{id}/refuse": byAdmin("company", () => ({ reason: "No answer." })),
  "POST /ops/companies/{id}/suspend": byAdmin("company", () => ({ reason: "No answer." })),
  "POST /ops/companies/{id}/resume": byAdmin("company"),
  "GET /ops/proposals": { guard: "staff" },
  "POST /ops/proposals/{id}/approve": byAdmin("proposal"),
  "POST /ops/proposals/{id}/return": byAdmin("proposal", () => ({ reason: "Not so." })),
  "GET /employer/company": { guard: "member" },
  "PATCH /employer/company": { guard: "founder", json: () => ({}) },
  "POST /employer/company/submit": { guard: "companyOwner" },
  "POST /employer/company/domain": { guard: "companyOwner" },
  "POST /employer/company/logo": { guard: "companyOwner", isForm: true },
};

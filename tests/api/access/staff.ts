import { bookable } from "../../support/interview-times";
import { newJob } from "../../support/jobs";
import { newEmail, newPhone } from "../../support/people";
import { id, open, type Row, type Things } from "./row";

const byAdmin = (name: keyof Things, json?: Row["json"]): Row => ({
  guard: "admin",
  path: id(name),
  json,
});
const in2Days = () => bookable(new Date(Date.now() + 2 * 86_400_000).toISOString());

/** The calls of staff. */
export const STAFF: Record<string, Row> = {
  "GET /ops/openapi.json": open,
  "GET /ops/docs": open,
  "GET /ops/docs/reference": open,
  "POST /ops/auth/send-code": { ...open, json: () => ({ email: "nobody@example.in" }) },
  "POST /ops/auth/verify-code": { ...open, json: () => ({ key: "none", code: "000000" }) },
  "GET /ops/auth/links/{link}": { guard: "signed", path: () => ({ link: "none" }) },
  "POST /ops/auth/prove": {
    guard: "staffPerson",
    json: () => ({ key: "none", code: "000000" }),
  },
  "POST /ops/auth/logout": { guard: "staffPerson" },
  "GET /ops/auth/sessions": { guard: "staffPerson" },
  "DELETE /ops/auth/sessions/{id}": { guard: "ownStaffSession", path: id("staffSession") },
  "GET /ops/owed": { guard: "staff" },
  "GET /ops/jobs": { guard: "staff" },
  "GET /ops/jobs/{id}": { guard: "staff", path: id("job") },
  "GET /ops/applications": { guard: "staff" },
  "GET /ops/applications/{id}": { guard: "staff", path: id("application") },
  "POST /ops/applications/{id}/interviews": {
    guard: "staff",
    path: id("application"),
    json: () => ({ round: null, at: in2Days(), place: "Gate 2" }),
  },
  "POST /ops/applications/{id}/comments": {
    guard: "staff",
    path: id("application"),
    json: () => ({ text: "She phones again on Friday." }),
  },
  "POST /ops/applications/{id}/orders/check": { guard: "staff", path: id("application") },
  "POST /ops/applications/{id}/cancel": byAdmin("application", () => ({ dryRun: true })),
  "POST /ops/applications/{id}/messages/{messageId}/send": {
    guard: "staff",
    path: ({ application, message }) => ({ id: application, messageId: message }),
  },
  "GET /ops/interviews": { guard: "staff" },
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
  "POST /ops/jobs": { guard: "admin", json: () => newJob() },
  "PATCH /ops/jobs/{id}": byAdmin("job", () => ({ location: "Nagpur" })),
  "POST /ops/jobs/{id}/close": byAdmin("job"),
  "POST /ops/jobs/{id}/open": byAdmin("job"),
  "POST /ops/jobs/{id}/pause": byAdmin("job"),
  "POST /ops/jobs/{id}/approve": byAdmin("job"),
  "POST /ops/jobs/{id}/return": byAdmin("job", () => ({ reason: "The pay is missing." })),
  "POST /ops/jobs/{id}/withdraw": byAdmin("withdrawn", () => ({ reason: "Not hiring." })),
  "POST /ops/applications/{id}/release": byAdmin("application"),
  "GET /ops/search": { guard: "staff" },
  "GET /ops/people/{id}": { guard: "staff", path: id("person") },
  "PATCH /ops/people/{id}": byAdmin("mover", () => ({
    email: newEmail(),
    reason: "A letter was missing.",
  })),
  "POST /ops/people/{id}/phone": byAdmin("mover", () => ({
    phone: newPhone(),
    reason: "Lost the SIM.",
  })),
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
  "POST /ops/applications/{id}/result/undo": byAdmin("application"),
  "POST /ops/applications/{id}/return": byAdmin("application"),
  "POST /ops/interviews/{id}/decision": byAdmin("interview", () => ({
    outcome: "held",
    reason: "The visitors' book names the candidate.",
  })),
  "POST /ops/phones/{phone}/unlock": { guard: "staff", path: () => ({ phone: newPhone() }) },
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
};

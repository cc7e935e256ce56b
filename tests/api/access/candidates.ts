import { newPhone } from "../../support/people";
import { id, open, type Row, type Things } from "./row";

const own = (name: keyof Things): Row => ({ guard: "owner", path: id(name) });
const link = (json?: Row["json"]): Row => ({
  guard: "holder",
  path: ({ attempt }) => ({ token: attempt }),
  json,
});
const QUERY = { subject: "Which gate?", description: "Which gate do I come to?", email: "v@x.in" };

/** The calls of visitors, candidates, providers and files. */
export const CANDIDATES: Record<string, Row> = {
  "GET /healthz": open,
  "POST /user/auth/send-otp": { ...open, json: () => ({ phone: newPhone() }) },
  "POST /user/auth/verify-otp": { ...open, json: () => ({ key: "none", otp: "0000" }) },
  "POST /user/auth/refresh-tokens": { guard: "signed", json: () => ({ refreshToken: "none" }) },
  "POST /user/auth/logout": { ...open, json: () => ({ refreshToken: "none" }) },
  "GET /user/openapi.json": open,
  "GET /user/docs": open,
  "GET /user/docs/reference": open,
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
  "GET /user/applications/{id}/times": own("application"),
  "POST /user/applications/{id}/interview": {
    ...own("application"),
    json: () => ({ dayId: null, at: "2030-01-07T05:30:00.000Z" }),
  },
  "POST /user/applications/{id}/cancel": own("application"),
  "POST /user/applications/{id}/refund": own("application"),
  "POST /user/applications/{id}/use-credit": own("application"),
  "POST /user/applications/{id}/claim": own("application"),
  "POST /user/applications/{id}/keep": own("application"),
  "POST /user/applications/{id}/arrived": own("application"),
  "POST /user/applications/{id}/outcome": {
    ...own("application"),
    json: () => ({ outcome: "held" }),
  },
  "POST /user/applications/{id}/wait": own("application"),
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
  "GET /files/logos/{file}": { guard: "signed", path: () => ({ file: "1-0.png" }) },
  "GET /user/companies/{id}": { guard: "visitor", path: id("shownCompany") },
};

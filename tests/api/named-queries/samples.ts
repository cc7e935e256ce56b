// What named queries are asked with, where only its shape matters.

export const NOW = "2026-11-21T10:00:00.000Z";
export const HASH = "0".repeat(64);
export const PHONE = "9876543210";
export const JOB = {
  title: "Baker",
  company: "Asha",
  location: "Pune",
  applicationPrice: 0,
  maxApplicants: 1,
  jobDetail: {},
  category: "General",
  createdAt: NOW,
};
export const search = (filter: object, after?: object) => [filter, after, 21, 1, NOW];
export const WORDS = ["sales", "c"];
export const CREDIT = {
  userId: 1,
  paymentId: 1,
  applicationId: 1,
  state: "available",
  createdAt: NOW,
};
export const INTERVIEW = {
  uid: "u",
  applicationId: 1,
  at: NOW,
  state: "scheduled",
  changedAt: NOW,
};
export const QUERY = {
  userId: 1,
  email: null,
  subject: "s",
  description: "d",
  jobId: null,
  category: null,
  digest: HASH,
  outboxId: "o",
  createdAt: NOW,
};
export const CONTACT = {
  userId: null,
  fullName: "Asha",
  email: "a@b.in",
  subject: "s",
  phone: null,
  message: "m",
  digest: HASH,
  outboxId: "o",
  createdAt: NOW,
};
export const KEY = { scope: "user:1", key: "k" };

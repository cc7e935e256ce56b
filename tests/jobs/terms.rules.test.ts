import { expect, test } from "vitest";
import { payIn, termsIn, termsOf } from "../../worker/domain/employers/job/terms.rules";

test.each([
  ["₹16,000–20,000 a month", { payFrom: 16_000, payTo: 20_000, payPeriod: "month" }],
  ["₹5–7 lakh a year", { payFrom: 500_000, payTo: 700_000, payPeriod: "year" }],
  ["₹6–8.5 lakh a year", { payFrom: 600_000, payTo: 850_000, payPeriod: "year" }],
  ["₹9,500 a month for 24 hours a week", { payFrom: 9_500, payTo: null, payPeriod: "month" }],
  [
    "₹17,000 a month, and ₹4,000–9,000 incentive",
    { payFrom: 17_000, payTo: null, payPeriod: "month" },
  ],
  ["₹3,00,000 a year", { payFrom: 300_000, payTo: null, payPeriod: "year" }],
  ["₹700 per day", { payFrom: 700, payTo: null, payPeriod: "day" }],
  ["Competitive", { payFrom: null, payTo: null, payPeriod: null }],
  ["₹99,99,99,999 crore a year", { payFrom: null, payTo: null, payPeriod: null }],
  ["₹16,000–20,000 crore a month", { payFrom: null, payTo: null, payPeriod: null }],
  [`₹${"9".repeat(308)} a month`, { payFrom: null, payTo: null, payPeriod: null }],
  ["₹10 crore a year", { payFrom: 100_000_000, payTo: null, payPeriod: "year" }],
  ["₹... a month", { payFrom: null, payTo: null, payPeriod: null }],
])("the pay %s is read as numbers", (text, pay) => {
  expect(payIn(text)).toEqual(pay);
});

test("a job's text tells its city, type, experience, schooling and shift", () => {
  const words = {
    Salary: ["₹12,000 a month"],
    "Job Type": ["Part-time"],
    Experience: ["At least 2 years"],
    Education: ["12th pass"],
    Shift: ["Night, 10 pm to 6 am"],
  };
  expect(termsIn({ location: "Pune · Hybrid", jobDetail: words })).toEqual({
    city: "Pune",
    state: null,
    payFrom: 12_000,
    payTo: null,
    payPeriod: "month",
    experienceYears: 2,
    schooling: "12th",
    type: "part_time",
    remote: null,
    shift: "night",
  });
  expect(termsIn({ location: "Remote", jobDetail: {} })).toMatchObject({
    city: null,
    remote: true,
    type: null,
  });
});

test("stated terms come before terms from the text, and stated pay replaces all of it", () => {
  const none = termsIn({ location: "", jobDetail: {} });
  const described = { location: "Pune", jobDetail: { Salary: ["₹5–7 lakh a year"] } };
  expect(termsOf({ ...none, ...described })).toMatchObject({ city: "Pune", payTo: 700_000 });
  const stated = { ...none, ...described, city: "Pimpri", payFrom: 45_000, remote: false };
  expect(termsOf({ ...stated, payPeriod: "month" })).toMatchObject({
    city: "Pimpri",
    payFrom: 45_000,
    payTo: null,
    payPeriod: "month",
    remote: false,
  });
});

test("pay among many spaces is read quickly, as it is seen on a page", () => {
  const text = `₹15,000-${" ".repeat(320)}18,000${" ".repeat(660)}a month`;
  const began = performance.now();
  expect(payIn(text)).toEqual({ payFrom: 15_000, payTo: 18_000, payPeriod: "month" });
  expect(payIn(`₹15,000-${" ".repeat(320)}18,000${" ".repeat(660)}`).payFrom).toBeNull();
  expect(performance.now() - began).toBeLessThan(100);
});

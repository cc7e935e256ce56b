import { expect, test } from "vitest";
import { jobPosting } from "../../app/jobs/job-posting.server";
import { checkInShort, employerCheckOf } from "../../app/jobs/job-texts.server";
import { whyFree, whySlotFree } from "../../app/jobs/why-free";
import type { Job } from "../../worker/contract/job/jobs";
import { pricesShown } from "../../worker/domain/employers/job/prices.rules";
import type { FactKind } from "../../worker/facts/jobs/companies";

const job = (applicationPrice: number, isVerified: boolean, facts: FactKind[] = []) =>
  ({
    applicationPrice,
    jobDetail: {},
    payFrom: null,
    payPeriod: null,
    location: "Surat",
    company: "Zari Lane",
    id: 1,
    employer: { id: 1, name: "Zari Lane", isVerified, facts },
  }) as unknown as Job;

test("a slot is free while its company is checked, or where the employer pays", () => {
  expect(whyFree(job(199, true))).toBeNull();
  expect(whyFree(job(0, true))).toBe("employer");
  expect(whyFree(job(0, false))).toBe("checking");
});

test("a slot that was free when somebody applied stays free once the company is verified", () => {
  expect(whySlotFree({ price: 199, job: job(0, false) })).toBeNull();
  expect(whySlotFree({ price: 0, job: job(0, false) })).toBe("checking");
  expect(whySlotFree({ price: 0, job: job(199, true) })).toBe("applied");
  expect(whySlotFree({ price: 0, job: job(0, true) })).toBe("employer");
});

test("a company is called checked only once it is verified", () => {
  expect(employerCheckOf(job(0, false, ["mailbox"]))).toBe("Company not verified yet");
  expect(employerCheckOf(job(199, true, ["mailbox", "call"]))).toBe(
    "Company checked by us: work email, phone call",
  );
  expect(employerCheckOf(job(199, true))).toBe(
    "We checked this company before, and check it again.",
  );
  expect(checkInShort(job(0, false, ["mailbox"]))).toBe("Not verified yet");
  expect(checkInShort(job(199, true, ["mailbox"]))).toBe("Checked by us");
  expect(checkInShort(job(199, true))).toBe("Checked by us earlier");
});

test("search engines get no posting of an unverified company", () => {
  expect(jobPosting(job(0, true))).toMatchObject({ "@type": "JobPosting" });
  expect(jobPosting(job(0, false))).toBeUndefined();
});

test("jobs of unverified companies count at ₹0, whatever price was set", () => {
  const set = [
    { price: 149, jobs: 2 },
    { price: 199, jobs: 5 },
  ];
  expect(pricesShown(set, [])).toEqual(set);
  const unverified = [
    { price: 149, jobs: 2 },
    { price: 199, jobs: 1 },
  ];
  expect(pricesShown(set, unverified)).toEqual([
    { price: 0, jobs: 3 },
    { price: 199, jobs: 4 },
  ]);
});

import { expect, test } from "vitest";
import { assessments } from "../../content/tests/index";
import { seedCompanies, seedCompany } from "../../local/demonstration/companies";
import { datesOf, meetingPlace } from "../../local/demonstration/interviews";
import { seedJobs } from "../../local/demonstration/jobs";
import { practiceOf } from "../../worker/facts/jobs/practice";

const NOW = new Date("2026-11-27T03:00:00.000Z");

test("each seeded job has a company with a street and an interviewer of its own", () => {
  expect(new Set(seedJobs.map(({ company }) => company))).toEqual(
    new Set(seedCompanies.map(({ name }) => name)),
  );
  expect(new Set(seedCompanies.map(({ interviewer }) => interviewer)).size).toBe(
    seedCompanies.length,
  );
  for (const { address } of seedCompanies) expect(address).toMatch(/^.+, .+ [1-9]\d{5}$/);
});

test("most seeded companies are checked, and some still wait for it", () => {
  const checked = seedCompanies.filter(({ checks }) => checks.length > 0);
  expect(checked.length).toBeGreaterThan(seedCompanies.length / 2);
  expect(checked.length).toBeLessThan(seedCompanies.length);
});

test("a seeded company meets its candidates at its street, or by video from another town", () => {
  const zari = seedCompany("Zari Lane");
  expect(meetingPlace(zari, "Surat")).toEqual({ place: `Zari Lane, ${zari.address}` });
  expect(meetingPlace(zari, "Remote")).toEqual({ link: expect.stringContaining("https://") });
  const elsewhere = seedJobs.filter(
    (job) =>
      job.location !== "Remote" && "link" in meetingPlace(seedCompany(job.company), job.location),
  );
  expect(elsewhere.map(({ title }) => title)).toEqual(["Van Sales Driver"]);
});

test("each holder of a seeded slot applied after the job was posted, and has been answered by now", () => {
  for (const job of seedJobs) {
    const posted = new Date(NOW.getTime() - job.postedDaysAgo * 86_400_000).toISOString();
    for (let at = 0; at < job.taken; at += 1) {
      const dates = Object.values(datesOf(job, at, NOW));
      const inOrder = [posted, ...dates, NOW.toISOString()];
      expect(inOrder).toEqual([...inOrder].sort());
    }
  }
});

test("a seeded job describes its test correctly", () => {
  const pattern = /^Free test: (\d+) questions, (\d+) minutes, pass mark (\d+)$/;
  for (const { title, jobDetail, assessment } of seedJobs) {
    const lines = Object.values(jobDetail).flat();
    const line = lines.find((one) => one.startsWith("Free test: ")) ?? "";
    const { questionsAsked, durationMinutes, passMark } = assessments[assessment] ?? {};
    const least = Math.ceil(((questionsAsked ?? 0) * (passMark ?? 0)) / 100);
    expect({ title, said: pattern.exec(line)?.slice(1).map(Number) }).toEqual({
      title,
      said: [questionsAsked, durationMinutes, least],
    });
  }
});

test("each seeded job has a category with a practice of its own, and data entry is back office", () => {
  for (const { title, jobDetail, assessment } of seedJobs) {
    const practice = practiceOf(jobDetail.Category?.[0] ?? "");
    expect([title, practice]).not.toEqual([title, "other"]);
    expect([title, practice === "back-office"]).toEqual([title, assessment === "data-entry"]);
  }
});

import { JOB, NOW, search, WORDS } from "./samples";

export const jobs: Record<string, unknown[][]> = {
  "jobs.jobById": [
    [1, null, NOW],
    [1, 1, NOW],
  ],
  "jobs.listJobs": [
    search({}),
    search({}, { inTitle: false, id: 5 }),
    search({ location: "pu" }),
    search({ location: "new delhi", category: "Sales", free: true }, { inTitle: false, id: 5 }),
    search({ words: WORDS }),
    search({ words: WORDS, location: "new delhi", free: true }),
    search({ words: WORDS }, { inTitle: true, id: 5 }),
    search({ words: WORDS, location: "new delhi" }, { inTitle: false, id: 5 }),
  ],
  "jobs.openJobsBetween": [[0, 10_000]],
  "jobs.openRanges": [[10_000]],
  "jobs.openPrices": [[]],
  "jobs.insertJob": [[JOB]],
  "jobs.patchJob": [
    [1, { title: "Baker", maxApplicants: 3 }, NOW],
    [1, { jobDetail: { Salary: ["1"], Perks: null } }, NOW],
  ],
  "jobs.putAssessment": [[1, { durationMinutes: 9, passMark: 60, questions: [] }]],
  "jobs.copyAssessment": [[1, "Sales", "General"]],
  "jobs.markFull": [[1, NOW]],
  "jobs.jobExists": [[1]],
  "jobs.setClosed": [[1, NOW]],
  "jobs.saveJob": [[1, 1, NOW]],
  "jobs.unsaveJob": [[1, 1]],
  "jobs.listSavedJobs": [
    [1, undefined, 21, NOW],
    [1, { savedAt: NOW, jobId: 1 }, 21, NOW],
  ],
  "jobs.assessmentOf": [[1]],
  "jobs.preparationOf": [[1]],
  "staff-jobs.listAllJobs": [
    [undefined, 21, NOW],
    [5, 21, NOW],
  ],
  "staff-jobs.listJobsByUnpaidHolds": [
    [undefined, 21, NOW],
    [{ share: 5000, id: 5 }, 21, NOW],
  ],
  "withdrawals.withdrawalOf": [[1]],
  "withdrawals.withdrawalBehind": [[1]],
  "withdrawals.setWithdrawn": [[1, "Not hiring", NOW]],
  "withdrawals.applicationsToEnd": [
    [{ statuses: ["APPLIED", "PAYMENT_CONFIRMED"], now: NOW }, 100],
    [{ statuses: ["APPLIED", "PAYMENT_CONFIRMED"], now: NOW, jobId: 1 }, 100],
  ],
  "withdrawals.countToEnd": [[{ statuses: ["APPLIED"], now: NOW, jobId: 1 }]],
  "staff-jobs.staffJobById": [[1, NOW]],
  "staff-jobs.countsOfJob": [[1, NOW]],
};

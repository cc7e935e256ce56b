import { fillBaseContent } from "../../content/fill";
import { assessments } from "../../content/tests/index";
import { type Db, writeBatch } from "../../db/client";
import { applicationHistory, applications } from "../../db/schema/applications";
import { companies, companyFacts } from "../../db/schema/companies";
import { interviews } from "../../db/schema/interviews";
import { assessments as assessmentRows, jobs } from "../../db/schema/jobs";
import { users } from "../../db/schema/people";
import { factExpiresAt } from "../../worker/domain/employers/company/company.rules";
import { categoryOf } from "../../worker/domain/employers/job/job";
import { RESULT_REASONS } from "../../worker/facts/guarantee/results";
import type { Status } from "../../worker/facts/guarantee/statuses";
import { TERMS } from "../../worker/facts/guarantee/terms";
import type { FactKind } from "../../worker/facts/jobs/companies";
import { ANSWER_WITHIN_DAYS, INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs/jobs";
import { addSeconds, DAY_SECONDS } from "../../worker/facts/times";
import { seedCompanies, seedCompany } from "./companies";
import { datesOf, meetingPlace, SEED_MINUTES } from "./interviews";
import { seedJobs } from "./jobs";
import type { SeedCompany, SeedJob } from "./types";

const DAY_MS = DAY_SECONDS * 1000;
const ROWS_PER_INSERT = 50;
/** The first phone numbers of the seeded candidates and companies. They are valid, but not real. */
const FIRST_PHONE = 6_000_000_001;
const FIRST_COMPANY_PHONE = 6_200_000_001;
/** How many days before its first job a company was added. `MORE_BEFORE` has more days for some. */
const BEFORE_FIRST_JOB = 20;
const MORE_BEFORE = [0, 9, 21, 40, 65];
/** How many days after a company was added each check was made. */
const CHECKED_AFTER: Record<FactKind, number> = {
  mailbox: 1,
  domain: 1,
  gstin: 2,
  registry: 2,
  call: 3,
  visit: 9,
};
/**
 * One of this many interviewed candidates is chosen. Below: one of this many has a statement as
 * evidence instead of a meeting code.
 */
const MET_FOR_ONE_CHOSEN = 5;
const MET_FOR_ONE_BY_WORD = 4;

function pages<T>(rows: T[]): T[][] {
  const out: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    out.push(rows.slice(at, at + ROWS_PER_INSERT));
  }
  return out;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const hostOf = ({ name }: SeedCompany) =>
  `${name.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.example`;

const FOUND: Record<FactKind, (company: SeedCompany) => string> = {
  mailbox: hostOf,
  domain: hostOf,
  gstin: ({ name }) => name,
  registry: ({ name }) => name,
  call: ({ interviewer }) => `${interviewer} answered at its own number`,
  visit: ({ address }) => address,
};

const isChecked = ({ checks }: SeedCompany) => checks.length > 0;

/** The companies with their checks, added before their first jobs. */
function companyRows(now: Date) {
  return seedCompanies.map((company, index) => {
    const posted = seedJobs.filter((job) => job.company === company.name);
    const oldest = Math.max(...posted.map((job) => job.postedDaysAgo));
    const more = MORE_BEFORE[index % MORE_BEFORE.length] ?? 0;
    const came = daysBefore(now, oldest + BEFORE_FIRST_JOB + more);
    const id = index + 1;
    return {
      row: {
        id,
        name: company.name,
        legalName: `${company.name} Private Limited`,
        website: `https://${hostOf(company)}`,
        address: company.address,
        city: company.city,
        phone: String(FIRST_COMPANY_PHONE + index),
        state: isChecked(company) ? ("verified" as const) : ("submitted" as const),
        submittedAt: came.toISOString(),
        createdAt: came.toISOString(),
      },
      facts: company.checks.map((kind) => {
        const checked = daysBefore(came, -CHECKED_AFTER[kind]);
        return {
          companyId: id,
          kind,
          detail: FOUND[kind](company),
          checkedAt: checked.toISOString(),
          expiresAt: factExpiresAt(checked),
        };
      }),
    };
  });
}

/** A taken slot whose interview was held and answered, so that no date is owed for it. */
function takenSlot(job: SeedJob, at: number, ids: { id: number; jobId: number }, now: Date) {
  const company = seedCompany(job.company);
  const dates = datesOf(job, at, now);
  const isChosen = at % MET_FOR_ONE_CHOSEN === 0;
  const isByWord = at % MET_FOR_ONE_BY_WORD === 0;
  const price = isChecked(company) ? job.applicationPrice : 0;
  const status: Status = isChosen ? "SELECTED" : "REJECTED";
  const steps: [Status, string][] = [
    ["APPLIED", dates.appliedAt],
    ["TEST_PENDING", dates.testOpenedAt],
    ["TEST_COMPLETED", dates.testedAt],
    ["TEST_PASSED", dates.testedAt],
    ...(price > 0 ? ([["PAYMENT_PENDING", dates.testedAt]] as [Status, string][]) : []),
    ["PAYMENT_CONFIRMED", price > 0 ? dates.confirmedAt : dates.testedAt],
    ["INTERVIEW_SCHEDULED", dates.chosenAt],
    [status, dates.answeredAt],
  ];
  const claimId = `seed-${ids.jobId}-${at + 1}`;
  const word = { companyWord: "held", companyWordAt: dates.endedAt } as const;
  const ownWord = { candidateWord: "held", candidateWordAt: dates.endedAt } as const;
  return {
    application: {
      ...ids,
      claimId,
      status,
      seq: steps.length,
      price,
      slotState: "confirmed" as const,
      appliedAt: dates.appliedAt,
      promisedBy: addSeconds(
        new Date(dates.confirmedAt),
        INTERVIEW_WITHIN_DAYS.usual * DAY_SECONDS,
      ),
      terms: TERMS,
      interviewWithinDays: INTERVIEW_WITHIN_DAYS.usual,
      answerWithinDays: ANSWER_WITHIN_DAYS.usual,
      answerBy: addSeconds(new Date(dates.endedAt), ANSWER_WITHIN_DAYS.usual * DAY_SECONDS),
      resultReason: isChosen ? null : RESULT_REASONS[at % RESULT_REASONS.length],
    },
    history: steps.map(([status, at], index) => ({
      applicationId: ids.id,
      seq: index + 1,
      transitionId: `${claimId}-${index + 1}`,
      status,
      at,
    })),
    interview: {
      uid: claimId,
      applicationId: ids.id,
      at: dates.metAt,
      minutes: SEED_MINUTES,
      ...meetingPlace(company, job.location),
      interviewer: company.interviewer,
      state: "held" as const,
      changedAt: dates.endedAt,
      dateSetAt: dates.chosenAt,
      arrivedAt: dates.arrivedAt,
      evidence: isByWord ? ("word" as const) : ("code" as const),
      checkedInAt: isByWord ? null : dates.metAt,
      settledAt: isByWord ? dates.endedAt : dates.metAt,
      ...(isByWord ? { ...word, ...ownWord } : {}),
    },
  };
}

/**
 * Fills an empty database with companies and their facts, jobs and tests, taken slots, and the
 * three content pages. A database with a job is left unchanged.
 *
 * @returns the number of jobs written.
 */
export async function seedDatabase(db: Db, now: Date): Promise<number> {
  const [some] = await db.select({ id: jobs.id }).from(jobs).limit(1);
  if (some) return 0;
  // Lists show the highest id first, so the oldest job is inserted first.
  const ordered = [...seedJobs].sort((a, b) => b.postedDaysAgo - a.postedDaysAgo);
  const companyList = companyRows(now);
  const idOf = new Map(companyList.map(({ row }) => [row.name, row.id]));
  const companyOf = ({ company }: { company: string }) => {
    const id = idOf.get(company);
    if (id === undefined) throw new Error(`No company is called ${company}`);
    return id;
  };
  const jobList = ordered.map((job, i) => ({
    id: i + 1,
    title: job.title,
    company: job.company,
    companyId: companyOf(job),
    location: job.location,
    schooling: job.schooling,
    experienceYears: job.experienceYears,
    applicationPrice: job.applicationPrice,
    maxApplicants: job.maxApplicants,
    jobDetail: job.jobDetail,
    category: categoryOf(job.jobDetail),
    preparation: job.preparation,
    createdAt: daysBefore(now, job.postedDaysAgo).toISOString(),
  }));
  const tests = ordered.map((job, i) => {
    const test = assessments[job.assessment];
    if (!test) throw new Error(`${job.title}: no assessment named ${job.assessment}`);
    return { jobId: i + 1, ...test };
  });

  // A company meets each person once, because a second interview would not count on its record.
  const met = new Map<string, number>();
  let applicationId = 0;
  const taken = ordered.flatMap((job, i) => {
    const before = met.get(job.company) ?? 0;
    met.set(job.company, before + job.taken);
    return Array.from({ length: job.taken }, (_, at) => {
      applicationId += 1;
      const slot = takenSlot(job, at, { id: applicationId, jobId: i + 1 }, now);
      return { ...slot, application: { ...slot.application, userId: before + at + 1 } };
    });
  });
  const people = Array.from({ length: Math.max(...met.values()) }, (_, i) => ({
    id: i + 1,
    phone: String(FIRST_PHONE + i),
    safetyWord: "KOYAL",
    createdAt: daysBefore(now, 60).toISOString(),
  }));

  await fillBaseContent(db);
  await writeBatch(db, [
    ...pages(people).map((rows) => db.insert(users).values(rows)),
    ...pages(companyList.map(({ row }) => row)).map((rows) => db.insert(companies).values(rows)),
    ...pages(companyList.flatMap(({ facts }) => facts)).map((rows) =>
      db.insert(companyFacts).values(rows),
    ),
    ...pages(jobList).map((rows) => db.insert(jobs).values(rows)),
    ...pages(tests).map((rows) => db.insert(assessmentRows).values(rows)),
    ...pages(taken.map(({ application }) => application)).map((rows) =>
      db.insert(applications).values(rows),
    ),
    ...pages(taken.flatMap(({ history }) => history)).map((rows) =>
      db.insert(applicationHistory).values(rows),
    ),
    ...pages(taken.map(({ interview }) => interview)).map((rows) =>
      db.insert(interviews).values(rows),
    ),
  ]);
  return jobList.length;
}

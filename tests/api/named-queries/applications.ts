import { jobIdOf } from "../../../db/applications";
import { INTERVIEW, NOW } from "./samples";

const TERMS = { now: NOW, restedSince: NOW, unpaidHolds: { fresh: 5, proven: 20 } };

export const applications: Record<string, unknown[][]> = {
  "applications.applicationOfUser": [[1, 1, NOW]],
  "applications.applicationOfJob": [[1, 1, NOW]],
  "applications.listApplications": [
    [1, undefined, 21, NOW],
    [1, 5, 21, NOW],
  ],
  "applications.listedIds": [
    [1, undefined, 21],
    [1, 5, 21],
  ],
  "applications.applicationById": [[1]],
  "applications.historyOf": [[1]],
  "applications.ordersOf": [[1]],
  "applications.paymentsOf": [[1]],
  "applications.historyOfClaim": [["a", "APPLIED", NOW]],
  "applications.supersede": [[1, NOW]],
  "applications.insertHistory": [
    [{ applicationId: 1, seq: 1, moveId: "a", status: "APPLIED", now: NOW }],
  ],
  "applications.setStatus": [[1, { status: "APPLIED", seq: 1 }]],
  "applications.releaseSlot": [
    [1, {}],
    [1, { closedBecause: "candidate_cancelled" }],
    [1, { reopensAt: NOW }],
  ],
  "applications.setClosedBecause": [[1, "candidate_cancelled"]],
  "applications.setExtraMinutes": [[1, 10, true]],
  "applications.setResultNote": [[1, "Joining on 1 December"]],
  "claims.claimSlot": [
    [{ userId: 1, jobId: 1, resumeId: 1, claimId: "a", expiresAt: NOW, warnAt: NOW }, TERMS],
  ],
  "claims.countHolds": [[1, TERMS]],
  "claims.renewHold": [
    [1, { state: "held", expiresAt: NOW, warnAt: NOW }, TERMS],
    [1, { state: "confirmed", expiresAt: null }, TERMS],
  ],
  "claims.holdForPayment": [[1, NOW, TERMS]],
  "holds.outboxOfEndingHolds": [["hold_ending", NOW]],
  "holds.clearWarnings": [[NOW]],
  "holds.outboxOfLapsedHolds": [["lapsed", NOW]],
  "holds.releaseLapsed": [[NOW]],
  "holds.outboxOfLiveHolds": [
    ["hold_released", { id: 1 }, NOW],
    ["hold_released", { userId: 1 }, NOW],
  ],
  "holds.endLiveHolds": [
    [{ id: 1 }, NOW],
    [{ userId: 1 }, NOW],
  ],
  "holds.freedJobs": [[NOW, 50]],
  "holds.outboxOfSavers": [["slot_free", 1, "2026-11-21", NOW]],
  "holds.clearFull": [[1, NOW]],
  "interviews.interviewById": [[1]],
  "interviews.interviewByUid": [["u"]],
  "interviews.interviewsOf": [[[1, 2]]],
  "interviews.interviewsOfList": [
    [1, undefined, 21],
    [1, 5, 21],
  ],
  "interviews.interviewWithJob": [[1]],
  "interviews.insertInterview": [[INTERVIEW]],
  "interviews.changeInterview": [
    [
      { id: 1, sequence: 0 },
      1,
      { at: NOW, link: null, place: null, movedAt: NOW, changedAt: NOW, dateSetAt: NOW },
    ],
  ],
  "interviews.cancelInterview": [[{ id: 1, sequence: 0 }, NOW]],
  "interviews.expectInterview": [[{ id: 1, sequence: 0 }]],
  "interviews.insertReminder": [["u", { kind: "day", dueAt: NOW }]],
  "interviews.dropReminders": [[1]],
  "interviews.dropRemindersOf": [[1]],
  "interviews.dueReminders": [[NOW, 100]],
  "interviews.outboxOfReminder": [[1, { id: "o", kind: "interview_reminder", payload: {} }, NOW]],
  "interviews.claimReminder": [[1, NOW]],
  "sittings.sittingOf": [[1]],
  "sittings.answersOf": [[1]],
  "sittings.sittingsInTheWay": [
    [1, 1, NOW],
    [1, jobIdOf(1), NOW],
  ],
  "sittings.insertSitting": [
    [
      { userId: 1, jobId: 1, since: NOW },
      {
        applicationId: 1,
        questions: [],
        passMark: 1,
        minutes: 9,
        startedAt: NOW,
        endsAt: NOW,
        seed: "0",
      },
    ],
  ],
  "sittings.saveAnswer": [[1, 0, 0, NOW]],
  "sittings.gradeSitting": [[1, 1, NOW]],
  "sittings.overdueSittings": [[NOW, 50]],
  "sittings.endSitting": [[1, NOW]],
  "sittings.lengthenSitting": [[1, 20, NOW, NOW]],
  "staff-applications.staffApplications": [
    [{}, 21],
    [{ id: 1 }, 1],
    [{ before: 5 }, 21],
    [{ jobId: 1, before: 5 }, 21],
    [{ status: "APPLIED", before: 5 }, 21],
    [{ jobId: 1, status: "APPLIED" }, 21],
  ],
  "staff-applications.paymentsFor": [[[1, 2]]],
  "staff-applications.creditsSpentOn": [[[1, 2]]],
};

import { Hono } from "hono";
import * as z from "zod";
import * as validationWords from "~worker/words/validation";
import { comingDays, listedInterviews } from "../../../db/interview/listed-interviews";
import {
  comingDay,
  companyInterviewsQuery,
  interviewKey,
  listedInterview,
} from "../../contract/console/listed-interviews";
import { checkInInput, type Interview, interview, outcomeInput } from "../../contract/interviews";
import { todayInIndia } from "../../contract/profile";
import { interviewAnswer } from "../../domain/booking/interview/interview-view";
import { momentsOf } from "../../domain/booking/interview/times.rules";
import { checkIn } from "../../domain/outcome/guarantee/check-in";
import {
  companySays,
  companyTakesBack,
  interviewFor,
} from "../../domain/outcome/guarantee/witness";
import { noteShown, toListedInterview, withResume } from "../../domain/read/views/listed-interview";
import {
  CODE_MINUTES,
  COMING_DAYS,
  WORD_MINUTES,
  WORD_UNDO_MINUTES,
  WRONG_MEETING_CODES,
} from "../../facts/guarantee/guarantee";
import { isSlotConfirmed } from "../../facts/guarantee/statuses";
import { type Actor, mayRecruit } from "../../facts/people/console";
import { dateAfter } from "../../facts/times";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { member, recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, type Lookup, pageOf, valid } from "../request/valid";

/** The interview that the path names, where it is this company's. */
const interviewInPath: Lookup = (c) =>
  interviewFor(c.var.service, c.var.actor, idParam(c.req.param("id") ?? ""));

/** Shows both sides' statements to members who answer the candidate, not to the front desk. */
const asRead = <One extends { words: { candidate: unknown; company: unknown } }>(
  { role }: Actor,
  one: One,
) => (mayRecruit(role) ? one : { ...one, words: { candidate: null, company: null } });

/**
 * Omits the link to the candidate's calendar file, since it never expires and needs no login, and
 * omits the candidate's interviews with other companies.
 */
const companyInterview = interview
  .omit({ calendarUrl: true, clash: true })
  .meta({ id: "CompanyInterview" });

/** An interview as its company sees it, without what is the candidate's. */
function companyView(actor: Actor, { calendarUrl: _, clash: __, ...one }: Interview) {
  return asRead(actor, one);
}

export const ownInterviews = new Hono<ApiEnv>()
  .get(
    "/",
    member,
    valid("query", companyInterviewsQuery),
    describe({
      summary: "List the company's interviews of a day",
      detail:
        "Of today, where no day is named; all rounds in order of time, without those that were cancelled. The front desk sees today alone, without scores, resumes and words; the first two are shown to nobody of a suspended company, and of nobody who has no slot any more. The audit log says whose resumes were shown.",
      answers: { 200: z.array(listedInterview) },
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const query = c.req.valid("query");
      const today = todayInIndia(service.now);
      const { day = today } = query;
      const isWhole = mayRecruit(actor.role);
      if (!isWhole && day !== today)
        throw new Failure("forbidden", { message: validationWords.dayNotToday });
      const page = await pageOf(c, query, interviewKey);
      const filter = { companyId, between: momentsOf(day), stands: true };
      const rows = await listedInterviews(service.db, filter, page.after, page.limit);
      const cut = page.cut(rows, ({ interview: { at, id } }) => [at, id]);
      const showsWhole = isWhole && !actor.suspendedAt;
      const listed = await Promise.all(
        cut.map(async (row) => {
          // Candidates without a confirmed slot are hidden from the company.
          const hasSlot = isSlotConfirmed({ state: row.slotState });
          const one = await toListedInterview(service, row, "company", showsWhole && hasSlot);
          return asRead(actor, one);
        }),
      );
      const list = { action: "interviews.read", subject: day };
      const applications = withResume(listed.map(({ application }) => application));
      await noteShown(service, actor, list, applications);
      return c.json(listed, 200);
    },
  )
  .get(
    "/coming",
    recruiter,
    describe({
      summary: "Count the company's interviews of the next days",
      detail: `Of each of the next ${COMING_DAYS} days on which somebody comes, in order.`,
      answers: { 200: z.array(comingDay) },
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const today = todayInIndia(service.now);
      const [[, from], [, until]] = [momentsOf(today), momentsOf(dateAfter(today, COMING_DAYS))];
      return c.json(await comingDays(service.db, companyId, [from, until]), 200);
    },
  )
  .post(
    "/:id/check-in",
    member,
    idempotent,
    valid("json", checkInInput, interviewInPath),
    describe({
      summary: "Check a candidate in",
      detail: `By the meeting code that the candidate shows, from ${CODE_MINUTES.before} minutes before the time to ${CODE_MINUTES.after} minutes after it. After ${WRONG_MEETING_CODES} wrong codes only words are left. Idempotent.`,
      answers: { 200: companyInterview },
      refuses: [
        "stale_state",
        "interview_cancelled",
        "not_meeting_time",
        "meeting_code_wrong",
        "meeting_code_paused",
      ],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const row = await interviewFor(service, actor, id);
      const { code } = c.req.valid("json");
      const answer = interviewAnswer(service, id);
      return c.json(companyView(actor, await checkIn(service, { actor, row, code }, answer)), 200);
    },
  )
  .post(
    "/:id/outcome",
    recruiter,
    idempotent,
    valid("json", outcomeInput, interviewInPath),
    describe({
      summary: "Say how an interview went",
      detail: `One word, from ${WORD_MINUTES} minutes after the beginning. It can't be changed; the same word again changes nothing. The candidate may object in time. A word of absence can be taken back for ${WORD_UNDO_MINUTES} minutes, and nothing follows from it before.`,
      answers: { 200: companyInterview },
      refuses: ["stale_state", "company_suspended", "not_word_time", "word_given"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { outcome, text } = c.req.valid("json");
      const word = { id, outcome, text: text ?? null };
      const answer = interviewAnswer(service, id);
      return c.json(companyView(actor, await companySays(service, actor, word, answer)), 200);
    },
  )
  .post(
    "/:id/outcome/undo",
    recruiter,
    idempotent,
    describe({
      summary: "Take back what was said of an interview",
      detail: `A word of absence, within ${WORD_UNDO_MINUTES} minutes. Idempotent.`,
      answers: { 200: companyInterview },
      refuses: ["stale_state", "word_stands"],
      about: interviewInPath,
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = interviewAnswer(service, id);
      return c.json(companyView(actor, await companyTakesBack(service, actor, id, answer)), 200);
    },
  );

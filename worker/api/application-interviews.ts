import { Hono } from "hono";
import * as z from "zod";
import * as words from "~worker/words/durations";
import { applicationOfUser } from "../../db/application/applications";
import { application } from "../contract/applications";
import {
  type FreeTime,
  freeTime,
  outcomeInput,
  timeChoice,
  timesQuery,
} from "../contract/interviews";
import { id as idSchema, time } from "../contract/values";
import { chooseTime } from "../domain/booking/interview/choose";
import { readFreeTimes } from "../domain/booking/interview/free-times";
import { isLater } from "../domain/booking/interview/times.rules";
import { act } from "../domain/case/commit";
import { waitOn } from "../domain/outcome/guarantee/wait";
import { arrive, candidateSays, candidateTakesBack } from "../domain/outcome/guarantee/witness";
import { applicationAnswer } from "../domain/read/views/application-detail";
import {
  ARRIVE_MINUTES,
  CHOOSE_AHEAD_SECONDS,
  MOVE_HOURS,
  MOVES_PER_ROUND,
  WORD_MINUTES,
  WORD_UNDO_MINUTES,
} from "../facts/guarantee/guarantee";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, type Lookup, pageOf, valid } from "./request/valid";

const timeCursor = z.object({ at: time, dayId: idSchema });

export const ownApplication: Lookup = async ({ req, var: { service, userId } }) => {
  const id = idParam(req.param("id") ?? "");
  const [row] = await applicationOfUser(service.db, userId, id, service.now.toISOString());
  if (!row) throw new Failure("not_found");
};

/** What a candidate does about the interviews of an application, and about its promise. */
export const applicationInterviews = new Hono<ApiEnv>()
  .use(candidate)
  .get(
    "/:id/times",
    answeredWhileLoggedIn,
    valid("query", timesQuery, ownApplication),
    describe({
      summary: "List the free interview times",
      detail: `Each with the candidate's own interview that it clashes with, and with what cancelling gives after taking it. Of the round that the candidate can choose now, or can move; before the payment, of the first one, without links. In order of time, from ${words.hours(CHOOSE_AHEAD_SECONDS)} from now on.`,
      answers: { 200: z.array(freeTime) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, timeCursor);
      const id = idParam(c.req.param("id"));
      const times = await readFreeTimes(service, userId, id, query.dayId);
      const later = times.filter((time) => !page.after || isLater(time, page.after));
      const keyOf = ({ at, dayId }: FreeTime) => ({ at, dayId });
      return c.json(page.cut(later.slice(0, page.limit), keyOf), 200);
    },
  )
  .post(
    "/:id/interview",
    idempotent,
    valid("json", timeChoice, ownApplication),
    describe({
      summary: "Choose an interview time, or move to another one",
      detail: `Moving is possible until ${MOVE_HOURS} hours before the interview, ${MOVES_PER_ROUND} times in a round. Choosing the time to which the employer moved the interview accepts it. A time that clashes with another interview of the candidate is refused unless \`clash\` says that this is accepted, and one after which cancelling gives something else than \`cancel\` says. Idempotent.`,
      answers: { 200: application },
      refuses: [
        "invalid_stage",
        "time_taken",
        "time_clashes",
        "too_late_to_move",
        "too_many_moves",
        "job_withdrawn",
        "company_suspended",
        "blocked",
        "stale_state",
      ],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const verb = chooseTime(service, userId, id, c.req.valid("json"));
      return c.json(await act(service, verb, applicationAnswer(service, userId, id)), 200);
    },
  )
  .post(
    "/:id/arrived",
    idempotent,
    describe({
      summary: "Say that you are at the interview",
      detail: `Possible from ${ARRIVE_MINUTES} minutes before it to its end. Idempotent.`,
      answers: { 200: application },
      refuses: ["stale_state", "not_meeting_time"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await arrive(service, userId, id, answer), 200);
    },
  )
  .post(
    "/:id/outcome",
    idempotent,
    valid("json", outcomeInput, ownApplication),
    describe({
      summary: "Say how your interview went",
      detail: `One word, from ${WORD_MINUTES} minutes after the beginning. It can't be changed; the same word again changes nothing. A word of absence can be taken back for ${WORD_UNDO_MINUTES} minutes, and nothing follows from it before.`,
      answers: { 200: application },
      refuses: ["stale_state", "not_word_time", "word_given"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const { outcome, text } = c.req.valid("json");
      const word = { id, outcome, text: text ?? null };
      const answer = applicationAnswer(service, userId, id);
      return c.json(await candidateSays(service, userId, word, answer), 200);
    },
  )
  .post(
    "/:id/outcome/undo",
    idempotent,
    describe({
      summary: "Take back what you said of your interview",
      detail: `A word of absence, within ${WORD_UNDO_MINUTES} minutes. Idempotent.`,
      answers: { 200: application },
      refuses: ["stale_state", "word_stands"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await candidateTakesBack(service, userId, id, answer), 200);
    },
  )
  .post(
    "/:id/wait",
    idempotent,
    describe({
      summary: "Wait on after a broken promise",
      detail: "The employer gets the days for an interview once more. Idempotent.",
      answers: { 200: application },
      refuses: ["stale_state", "promise_kept", "invalid_stage"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const answer = applicationAnswer(service, userId, id);
      return c.json(await act(service, waitOn(service, userId, id), answer), 200);
    },
  );

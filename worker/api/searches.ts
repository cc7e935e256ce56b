import { Hono } from "hono";
import * as z from "zod";
import { jobsByIds } from "../../db/job/jobs";
import { latestDigests } from "../../db/search/digests";
import { searchById, searchesOf } from "../../db/search/saved-searches";
import { job } from "../contract/job/jobs";
import {
  mailList,
  mailListChange,
  savedSearch,
  searchChange,
  searchInput,
} from "../contract/searches";
import { toJob } from "../domain/employers/job/view";
import { changeMailList, mailListOf } from "../domain/read/search/mail-list";
import {
  endSearch,
  openDigests,
  saveSearch,
  setPaused,
  toSavedSearch,
} from "../domain/read/search/saved-search";
import { SEARCHES_MAX } from "../facts/search/searches";
import { Failure } from "../failure";
import { describe } from "./docs/describe";
import { type ApiEnv, answeredWhileLoggedIn, candidate } from "./request/guards";
import { idempotent } from "./request/idempotency";
import { idParam, type Lookup, valid } from "./request/valid";

const ownSearch: Lookup = async (c) => {
  const id = idParam(c.req.param("id") ?? "");
  const [search] = await searchById(c.var.service.db, c.var.userId, id);
  if (!search) throw new Failure("not_found");
};

export const searches = new Hono<ApiEnv>()
  .use(candidate)
  .get(
    "/",
    answeredWhileLoggedIn,
    describe({
      summary: "List your saved searches",
      detail: "A notification lists their new jobs each morning, once a day at most.",
      answers: { 200: z.array(savedSearch) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const rows = await searchesOf(service.db, userId);
      return c.json(rows.map(toSavedSearch), 200);
    },
  )
  .post(
    "/",
    idempotent,
    valid("json", searchInput),
    describe({
      summary: "Save a search",
      detail: `A notification lists its new jobs. The same search again is the one that you have, not paused any more. At most ${SEARCHES_MAX}.`,
      answers: { 201: savedSearch },
      refuses: ["too_many_searches"],
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { search } = c.req.valid("json");
      return c.json(toSavedSearch(await saveSearch(service, userId, search)), 201);
    },
  )
  .get(
    "/new-jobs",
    answeredWhileLoggedIn,
    describe({
      summary: "List the jobs of your latest notification",
      detail: "Those that are still open. This call sets the notifications to daily again.",
      answers: { 200: z.array(job) },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const { db, now } = service;
      const [latest] = await latestDigests(db, userId, 1);
      // Hono answers HEAD with the GET handler, and HEAD must change nothing.
      if (c.req.raw.method === "GET" && latest) await openDigests(service, userId);
      const ids = latest?.jobs.map(([id]) => id) ?? [];
      const rows = ids.length > 0 ? await jobsByIds(db, ids, userId, now.toISOString()) : [];
      return c.json(rows.filter(({ closedAt }) => closedAt === null).map(toJob), 200);
    },
  )
  .patch(
    "/:id",
    valid("json", searchChange, ownSearch),
    describe({
      summary: "Pause a saved search, or go on with it",
      detail: "Jobs that come while it is paused are not new when it goes on.",
      answers: { 200: savedSearch },
    }),
    async (c) => {
      const { service, userId } = c.var;
      const id = idParam(c.req.param("id"));
      const { isPaused } = c.req.valid("json");
      return c.json(toSavedSearch(await setPaused(service, userId, id, isPaused)), 200);
    },
  )
  .delete(
    "/:id",
    describe({ summary: "End a saved search", answers: { 204: null } }),
    async (c) => {
      await endSearch(c.var.service, c.var.userId, idParam(c.req.param("id")));
      return c.body(null, 204);
    },
  );

/** The token is in each of our mails with new jobs. */
const ofToken = { params: z.object({ token: z.string().meta({ examples: ["searches-1-0"] }) }) };

export const mailLists = new Hono<ApiEnv>()
  .get(
    "/:token",
    describe({
      ...ofToken,
      group: "Searches",
      summary: "Retrieve whether mails with new jobs are sent",
      detail: "By the token of the link under such a mail, without a login.",
      answers: { 200: mailList },
      refuses: ["not_found"],
    }),
    async (c) => c.json(await mailListOf(c.var.service, c.req.param("token")), 200),
  )
  .patch(
    "/:token",
    valid("json", mailListChange),
    describe({
      ...ofToken,
      group: "Searches",
      summary: "End or pause mails with new jobs",
      detail: "By the same token. `isPaused` is of all saved searches, in the app as well.",
      answers: { 204: null },
      refuses: ["not_found"],
    }),
    async (c) => {
      await changeMailList(c.var.service, c.req.param("token"), c.req.valid("json"));
      return c.body(null, 204);
    },
  );

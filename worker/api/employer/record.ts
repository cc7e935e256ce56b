import { Hono } from "hono";
import * as z from "zod";
import * as words from "~worker/words/support";
import {
  objectionInput,
  ownRecord,
  recordRow,
  recordRowsQuery,
} from "../../contract/console/own-record";
import { contactOutput } from "../../contract/queries";
import { id as idSchema } from "../../contract/values";
import { objectToRow, readOwnRecord, recordRows } from "../../domain/read/views/own-record";
import { describe } from "../docs/describe";
import { recruiter } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { pageOf, valid } from "../request/valid";

/** The company's honour record, and its objections to it. */
export const record = new Hono<ApiEnv>()
  .get(
    "/",
    recruiter,
    describe({
      summary: "Retrieve your record",
      detail: "The same numbers that candidates read.",
      answers: { 200: ownRecord },
    }),
    async (c) => c.json(await readOwnRecord(c.var.service, c.var.companyId), 200),
  )
  .get(
    "/rows",
    recruiter,
    valid("query", recordRowsQuery),
    describe({
      summary: "List the rows behind a number of your record",
      detail: "Newest first: as many as the number says.",
      answers: { 200: z.array(recordRow) },
    }),
    async (c) => {
      const { service, companyId } = c.var;
      const query = c.req.valid("query");
      const { after, limit, cut } = await pageOf(c, query, idSchema);
      const rows = await recordRows(service, companyId, query.number, { before: after, limit });
      return c.json(
        cut(rows, ({ id }) => id),
        200,
      );
    },
  )
  .post(
    "/objections",
    recruiter,
    idempotent,
    valid("json", objectionInput),
    describe({
      summary: "Object to a row of your record",
      detail: "A message to staff, who look at it and answer by mail.",
      answers: { 201: contactOutput },
      refuses: ["too_many_requests", "stale_state"],
    }),
    async (c) => {
      const { service, actor, companyId } = c.var;
      const id = await objectToRow(service, actor, companyId, c.req.valid("json"));
      return c.json({ id, message: words.supportWords.sent }, 201);
    },
  );

import { Hono } from "hono";
import * as z from "zod";
import { moneyPayments as paymentsOf } from "../../../../db/payment/money";
import {
  money,
  moneyKey,
  moneyPayment,
  moneyPaymentsQuery,
  moneyQuery,
} from "../../../contract/staff/money";
import { moneyFile, moneyFilter, readMoney } from "../../../domain/read/money/money";
import { noteShown } from "../../../domain/read/views/listed-interview";
import { describe } from "../../docs/describe";
import { anyStaff } from "../../request/console-guards";
import type { ApiEnv } from "../../request/guards";
import { pageOf, valid } from "../../request/valid";

export const moneyOfDays = new Hono<ApiEnv>()
  .get(
    "/",
    anyStaff,
    valid("query", moneyQuery),
    describe({
      summary: "Retrieve the money of some days",
      detail:
        "Each payment counts once: in full, under the day on which it was captured, in what became of it until now.",
      answers: { 200: money },
    }),
    async (c) => c.json(await readMoney(c.var.service, c.req.valid("query")), 200),
  )
  .get(
    "/payments",
    anyStaff,
    valid("query", moneyPaymentsQuery),
    describe({
      summary: "List the payments of some days",
      detail:
        "In the order in which they came in: the rows behind the figures. The audit log says who was shown.",
      answers: { 200: z.array(moneyPayment) },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const query = c.req.valid("query");
      const page = await pageOf(c, query, moneyKey);
      const filter = moneyFilter(query, service.now);
      const rows = await paymentsOf(service.db, filter, page.after, page.limit);
      const pageRows = page.cut(rows, ({ capturedAt, id }) => [capturedAt, id]);
      const list = { action: "money.read", subject: query.from ?? "all" };
      const applications = pageRows.map(({ applicationId }) => applicationId);
      await noteShown(service, actor, list, applications);
      return c.json(pageRows, 200);
    },
  );

export const moneyCsv = new Hono<ApiEnv>().get(
  "/",
  anyStaff,
  valid("query", moneyQuery),
  describe({
    group: "Money",
    summary: "Download the payments of some days",
    detail:
      "A line each, with amounts in rupees. Texts that a spreadsheet would compute begin with an apostrophe. The audit log says who took it.",
    answers: { 200: "text/csv" },
  }),
  async (c) => {
    const { service, actor } = c.var;
    return c.body(await moneyFile(service, actor, c.req.valid("query")), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="pakka-money.csv"',
      "Cache-Control": "no-store",
    });
  },
);

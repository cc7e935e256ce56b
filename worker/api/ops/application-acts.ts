import { Hono } from "hono";
import * as z from "zod";
import { applicationById } from "../../../db/application/applications";
import { messageAbout } from "../../../db/application/timeline";
import {
  actPreview,
  cancelInput,
  commentInput,
  goodwillInput,
  messageParams,
} from "../../contract/acts";
import { comment, staffApplicationDetail } from "../../contract/staff-application-detail";
import { giveGoodwill } from "../../domain/booking/payment/goodwill";
import { askProvider } from "../../domain/booking/payment/staff-check";
import { act, NO_ANSWER } from "../../domain/case/commit";
import { writeComment } from "../../domain/employers/staff/comment";
import { cancelByStaff } from "../../domain/outcome/ending/cancellation";
import { previewAct } from "../../domain/read/messages/preview-act";
import { sendAgain } from "../../domain/read/messages/send-again";
import { openStaffApplication } from "../../domain/read/views/staff-application-detail";
import { Failure } from "../../failure";
import { describe } from "../docs/describe";
import { admin, anyStaff, proven } from "../request/console-guards";
import type { ApiEnv } from "../request/guards";
import { idempotent } from "../request/idempotency";
import { idParam, inPath, type Lookup, valid } from "../request/valid";

/** A message of the application that the path names. */
const messageInPath: Lookup = async (c) => {
  const id = idParam(c.req.param("id") ?? "");
  const [row] = await messageAbout(c.var.service.db, id, c.req.param("messageId") ?? "");
  if (!row) throw new Failure("not_found");
};

/** Staff actions on one application, at the candidate's request. */
export const applicationActs = new Hono<ApiEnv>()
  .post(
    "/:id/comments",
    anyStaff,
    idempotent,
    valid("json", commentInput, inPath(applicationById)),
    describe({
      summary: "Comment on an application",
      detail: "Only staff read it.",
      answers: { 201: comment },
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      return c.json(await writeComment(service, actor, id, c.req.valid("json").text), 201);
    },
  )
  .post(
    "/:id/orders/check",
    anyStaff,
    idempotent,
    describe({
      summary: "Ask the payment provider now",
      detail:
        "About every order of the application, and its refunds under way: money that came in counts at once. Idempotent.",
      answers: { 200: staffApplicationDetail },
      refuses: ["stale_state", "no_order", "provider_unavailable"],
      about: inPath(applicationById),
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await askProvider(service, actor, id);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/cancel",
    admin,
    idempotent,
    valid("json", cancelInput, inPath(applicationById)),
    describe({
      summary: "Cancel for a candidate",
      detail:
        "For one who asks staff: what the candidate gets back is what cancelling returns at this moment. Idempotent. With `dryRun` nothing changes.",
      answers: { 200: z.union([staffApplicationDetail, actPreview]) },
      refuses: ["invalid_stage", "not_cancellable", "stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, reason = null } = c.req.valid("json");
      const verb = cancelByStaff(service, actor, id, reason);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      await act(service, verb, NO_ANSWER);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/credits",
    admin,
    proven,
    idempotent,
    valid("json", goodwillInput, inPath(applicationById)),
    describe({
      summary: "Give a free slot",
      detail:
        "Goodwill: a credit behind which there is no money, for any job at any price. The candidate is notified of the reason. Where its slot ends and money would go back, the credit comes back. Idempotent: none is given while one that was given on the same application can be used. With `dryRun` nothing changes.",
      answers: { 200: z.union([staffApplicationDetail, actPreview]) },
      refuses: ["stale_state"],
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      const { dryRun, reason } = c.req.valid("json");
      const verb = giveGoodwill(service, actor, id, reason);
      if (dryRun) return c.json(await previewAct(service, verb), 200);
      await act(service, verb, NO_ANSWER);
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  )
  .post(
    "/:id/messages/:messageId/send",
    anyStaff,
    idempotent,
    describe({
      summary: "Send a message again",
      detail:
        "One that arrived is sent once more as a new message, once an hour; one among the dead letters is tried again. What is not true any more is not said again.",
      params: messageParams,
      answers: { 200: staffApplicationDetail },
      refuses: ["message_stale", "message_under_way", "message_repeated"],
      about: messageInPath,
    }),
    async (c) => {
      const { service, actor } = c.var;
      const id = idParam(c.req.param("id"));
      await sendAgain(service, actor, id, c.req.param("messageId"));
      return c.json(await openStaffApplication(service, actor, id), 200);
    },
  );

import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/application";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isAvailable, isKept, isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { idParam } from "../../../forms/form.server";
import { unwrap } from "../../../session/api.server";
import { requireFound } from "../../act.server";
import type { LargeAct } from "../../large-act.server";

const ACTS = ["refund", "cancel", "call-off", "goodwill"] as const;
type ActOfPage = (typeof ACTS)[number];

export const isActOfPage = (act: string | undefined): act is ActOfPage =>
  ACTS.some((one) => one === act);

/** Whether staff gave a free slot that can still be used. */
const hasGoodwill = ({ id, credits }: StaffApplicationDetail) =>
  credits.some((one) => one.applicationId === id && one.paymentId === null && isAvailable(one));

/** An act on one application that has its own page. */
export async function largeActOf(
  { params, context: { session } }: LoaderFunctionArgs,
  act: ActOfPage,
) {
  const { applications, payments, interviews } = session.staff.api.ops;
  const param = { id: idParam(params.id) ?? "0" };
  const detail = await requireFound(unwrap(applications[":id"].$get({ param })));
  const subject = {
    name: words.number(detail.id),
    path: `/staff/applications/${detail.id}`,
  };
  const keptPayment = detail.payment && isKept(detail.payment) ? detail.payment : undefined;
  const payment = keptPayment ?? detail.payments.find(isKept);
  const coming = detail.interviews.findLast(isScheduled);
  const before = {
    refund: !payment && detail.payments.length > 0 && words.refundedBefore,
    cancel: false as const,
    goodwill: hasGoodwill(detail) && words.goodwillGiven,
    "call-off": !coming && detail.interviews.length > 0 && words.nothingComing,
  }[act];
  if (before) {
    session.toast(before);
    throw redirect(subject.path, 303);
  }
  const expect = { applicationId: detail.id };
  const calls: Record<ActOfPage, LargeAct["call"]> = {
    "call-off": (json) => {
      if (!coming) throw data(null, { status: 404 });
      return unwrap(interviews[":id"].cancel.$post({ param: { id: String(coming.id) }, json }));
    },
    goodwill: (json) => unwrap(applications[":id"].credits.$post({ param, json })),
    cancel: (json) => unwrap(applications[":id"].cancel.$post({ param, json })),
    refund: (json) => {
      if (!payment) throw data(null, { status: 404 });
      const id = String(payment.id);
      return unwrap(payments[":id"].refund.$post({ param: { id }, json: { ...json, expect } }));
    },
  };
  return { subject, large: { console: "staff" as const, session, call: calls[act] } };
}

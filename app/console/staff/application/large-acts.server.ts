import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/application";
import { todayInIndia } from "../../../../worker/contract/profile";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import { isAvailable, isKept, isScheduled } from "../../../../worker/facts/guarantee/statuses";
import type { Refusal } from "../../../forms/form";
import { idParam } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import { requireFound } from "../../act.server";
import { type CountedAct, type LargeAct, previewAct } from "../../large-act.server";

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

/** India has one time zone, without daylight saving time. */
const INDIA = "+05:30";
const FIELDS = ["date", "time", "place", "link"] as const;

/** "10:30" in Indian time. */
const timeIn = (iso: string) =>
  new Date(iso).toLocaleTimeString("en-GB", {
    timeZone: "Asia/Kolkata",
    hour: "2-digit",
    minute: "2-digit",
  });

/** The interview to move, and the new time and venue in the address. */
export async function moving({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await session.staff.require();
  const { applications, interviews } = session.staff.api.ops;
  const param = { id: idParam(params.id) ?? "0" };
  const detail = await requireFound(unwrap(applications[":id"].$get({ param })));
  const subject = { name: words.number(detail.id), path: `/staff/applications/${detail.id}` };
  const coming = detail.interviews.findLast(isScheduled);
  if (!coming) throw redirect(subject.path, 303);
  const { searchParams } = session.url;
  const isAsked = searchParams.has("date");
  const typed = isAsked
    ? Object.fromEntries(FIELDS.map((name) => [name, searchParams.get(name) ?? ""]))
    : {
        date: todayInIndia(new Date(coming.at)),
        time: timeIn(coming.at),
        place: coming.place ?? "",
        link: coming.link ?? "",
      };
  const to = {
    at: `${typed.date}T${typed.time}:00${INDIA}`,
    place: typed.place || null,
    link: typed.link || null,
  };
  const one = interviews[":id"];
  const counted: CountedAct | null = isAsked
    ? {
        console: "staff",
        session,
        call: (dryRun) =>
          unwrap(one.$patch({ param: { id: String(coming.id) }, json: { ...to, dryRun } })),
      }
    : null;
  return { person, subject, typed, to: isAsked ? to : null, counted };
}

/** The data of the page: the form, then a preview of the move. */
export async function movePage(args: LoaderFunctionArgs) {
  const { counted, ...page } = await moving(args);
  const formPage = { ...page, preview: null, refusal: undefined as Refusal };
  if (!counted) return formPage;
  const answer = await attempt(previewAct(counted, page.subject.path));
  if (!("error" in answer)) return { ...formPage, preview: answer.data };
  const wrong = Object.entries(answer.error.fields);
  if (wrong.length === 0) throw data(null, { status: answer.error.status });
  const error = Object.fromEntries(wrong.map(([name, message]) => [name, [message]]));
  return { ...formPage, refusal: { initialValue: page.typed, error } };
}

import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/console/application";
import { todayInIndia } from "../../../../worker/contract/profile";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import type { Refusal } from "../../../forms/form";
import { idParam } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import { requireFound } from "../../act.server";
import { type CountedAct, previewAct } from "../../large-act.server";

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

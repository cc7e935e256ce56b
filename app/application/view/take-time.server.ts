import { redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as words from "~app/words/application/choose";
import * as clashesWords from "~app/words/application/clashes";
import type { Clash } from "../../../worker/contract/acts";
import type { Application } from "../../../worker/contract/applications";
import { cancelReturn } from "../../../worker/contract/cancelling";
import type { FreeTime } from "../../../worker/contract/interviews";
import { sentId } from "../../../worker/contract/values";
import { idParam, parseForm } from "../../forms/form.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { interviewTime } from "../../words/format";
import { refuse } from "./application.server";
import type { Fact } from "./shown";

/** The page that asks to confirm a time that clashes with another interview. */
export function askPage(id: number | string, { dayId, at }: { dayId: number | null; at: string }) {
  const query = new URLSearchParams({ ...(dayId !== null && { dayId: String(dayId) }), at });
  return `/applications/${id}/times/clash?${query}`;
}

const NOT_FOUND = 404;

type Wanted = Pick<FreeTime, "at" | "minutes" | "place" | "clash"> &
  Partial<Pick<FreeTime, "cancel">>;

/** The content of that page. */
interface AskedClash {
  why: string;
  /** The return of cancelling after the time was taken, as the page states it. */
  cancel: FreeTime["cancel"];
  /** A warning that the time ends the right to a refund. */
  cost?: string;
  sides: { title: string; facts: Fact[] }[];
  dayId: string | null;
  at: string;
  otherId: number;
}

/** The time in the page's address; undefined if it is neither free nor set by the employer. */
async function wantedIn(session: Session, application: Application): Promise<Wanted | undefined> {
  const { searchParams } = session.url;
  const at = searchParams.get("at");
  const dayId = idParam(searchParams.get("dayId") ?? undefined);
  if (!dayId) return application.interviews?.find((one) => one.at === at);
  const param = { id: String(application.id) };
  const times = await unwrap(
    session.api.user.applications[":id"].times.$get({ param, query: { dayId } }),
  );
  return times.find((one) => one.at === at);
}

/** Cancelling gives a refund now, but only a credit after taking this time. */
export const costsMoney = ({ choices }: Application, cancel: FreeTime["cancel"]) =>
  choices?.cancel === "refund" && cancel === "credit";

const minutesBetween = (one: Pick<Clash, "at" | "minutes">, other: Pick<Clash, "at">) =>
  (Date.parse(other.at) - Date.parse(one.at)) / 60_000 - one.minutes;

const factsOf = (one: Omit<Clash, "applicationId">): Fact[] => [
  { label: clashesWords.when, value: interviewTime(one), strong: true },
  { label: clashesWords.company, value: one.company },
  { label: clashesWords.job, value: one.title },
  { label: clashesWords.place, value: clashesWords.placeOf(one.place) },
];

/** Both clashing interviews; undefined if nothing has to be confirmed. */
export async function clashAskedIn(session: Session, id: string): Promise<AskedClash | undefined> {
  const answer = await attempt(
    unwrap(session.api.user.applications[":id"].$get({ param: { id } })),
  );
  if ("error" in answer) {
    if (answer.error.status === NOT_FOUND) return undefined;
    throw answer.error;
  }
  const time = await wantedIn(session, answer.data);
  if (!time?.clash) return undefined;
  const { clash, at, minutes, place, cancel = null } = time;
  const { title, company } = answer.data.job;
  const between = Math.max(minutesBetween(time, clash), minutesBetween(clash, time));
  return {
    why: between < 0 ? clashesWords.overlap : clashesWords.tooNear(between),
    cancel,
    cost: costsMoney(answer.data, cancel) ? clashesWords.noMoneyBack : undefined,
    sides: [
      { title: clashesWords.youHave, facts: factsOf(clash) },
      { title: clashesWords.youWouldTake, facts: factsOf({ title, company, at, minutes, place }) },
    ],
    dayId: session.url.searchParams.get("dayId"),
    at,
    otherId: clash.applicationId,
  };
}

/** The contract's time in a form. Without a day, it is a time that the employer set. */
const timeForm = z.object({
  dayId: sentId.optional(),
  at: z.string(),
  clash: z.literal("accepted").optional(),
  cancel: cancelReturn.optional(),
});

/** Takes the time of the pressed button, and shows the application from its top. */
export async function takeTime(session: Session, id: string, form: FormData) {
  const submission = parseForm(form, timeForm);
  const value = submission.status === "success" ? submission.value : { at: "" };
  const { dayId = null, at, ...more } = value;
  const answer = await attempt(
    unwrap(
      session.api.user.applications[":id"].interview.$post({
        param: { id },
        json: { dayId, at, ...more },
      }),
    ),
  );
  if ("error" in answer) {
    const { error } = answer;
    if (error.code === "time_clashes") throw redirect(askPage(id, { dayId, at }), 303);
    return refuse(session, error.wordsOr(words.notDone), error.status, {
      title: words.errorTitle,
    });
  }
  const { interview } = answer.data;
  if (interview) session.toast({ ...words.chosen(interview), tone: "heard" });
  throw redirect(`/applications/${id}#content`, 303);
}

import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as candidatesWords from "~app/words/console/candidates";
import * as largeActs from "~app/words/console/large-acts";
import { type ActPreview, actPreview } from "../../../../worker/contract/acts";
import { CANDIDATE_SORTS, CANDIDATE_STAGES } from "../../../../worker/facts/people/candidates";
import { asksForCount } from "../../../../worker/facts/people/console";
import { idParam, invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { requireFound } from "../../act.server";
import { requireRecruiter } from "../role.server";
import { ANSWERS, answerForm, answerTo, declineForm, typedOf } from "./answer.server";
import { nameOf } from "./candidate-words";

/** The acts on all marked candidates, as the address names them. */
const ACTS = [...ANSWERS, "undo"] as const;
/** The length of a page of the list. */
export const MARKED_MOST = 50;

/** The stage and the order of the list in the address. */
export function listIn({ searchParams }: URL) {
  const stage = CANDIDATE_STAGES.find((one) => one === searchParams.get("stage"));
  const sort = CANDIDATE_SORTS.find((one) => one === searchParams.get("sort"));
  return { stage, sort };
}

export const pathOfList = (jobId: string | number, list: object, more: string[][] = []) => {
  const pairs = Object.entries(list).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([...pairs, ...more]);
  return `/hiring/jobs/${jobId}/candidates${query.size > 0 ? `?${query}` : ""}`;
};

export const idsIn = ({ searchParams }: URL, name: string): string[] =>
  [...new Set(searchParams.getAll(name).flatMap((id) => idParam(id) ?? []))].slice(0, MARKED_MOST);

/** The marked candidates and the act; without any, leads back to the list. */
export async function markedIn({ params, context: { session } }: LoaderFunctionArgs) {
  const person = await requireRecruiter(session);
  const id = idParam(params.id);
  const { url } = session;
  const to = ACTS.find((one) => one === url.searchParams.get("to"));
  if (!id || !to) throw data(null, { status: 404 });
  const back = pathOfList(id, listIn(url));
  const ids = idsIn(url, "marked");
  const rows =
    ids.length > 0 ? await requireFound(unwrap(candidates(session, id, ids.join(",")))) : [];
  if (rows.length === 0) {
    session.toast({ ...candidatesWords.many.nobodyMarked, tone: "error" });
    throw redirect(back, 303);
  }
  const people = rows.map((row) => ({ id: String(row.id), name: nameOf(row) }));
  return { person, session, jobId: id, to, back, people };
}
type Marked = Awaited<ReturnType<typeof markedIn>>;

const candidates = (session: Session, id: string, only: string) =>
  session.hiring.api.employer.jobs[":id"].candidates.$get({
    param: { id },
    query: { only, limit: String(MARKED_MOST) },
  });

type Typed = { reason?: string; comment?: string | null };

const callFor = ({ session, to }: Marked, id: string, typed: Typed, dryRun: boolean) => {
  const one = session.hiring.api.employer.applications[":id"];
  const param = { id };
  return to === "undo"
    ? unwrap(one.result.undo.$post({ param }))
    : answerTo({ one, param, to }, typed)(dryRun);
};

export interface ManyPreview {
  /** Each candidate's message in its longest form. */
  recipients: { id: string; name: string; message: ActPreview["messages"][number] | null }[];
  messages: number;
  blocked: { id: string; name: string; why: string }[];
}

/** The message to each of them. Changes nothing. */
export async function previewMany(selection: Marked, typed: Typed): Promise<ManyPreview> {
  const looks = await Promise.all(
    selection.people.map(async (one) => ({
      ...one,
      look: await attempt(callFor(selection, one.id, typed, true)),
    })),
  );
  const preview: ManyPreview = { recipients: [], messages: 0, blocked: [] };
  for (const { id, name, look } of looks) {
    if ("error" in look) {
      preview.blocked.push({ id, name, why: look.error.message });
      continue;
    }
    const { messages } = actPreview.parse(look.data);
    const [message = null] = messages.toSorted((a, b) => b.text.length - a.text.length);
    preview.recipients.push({ id, name, message });
    preview.messages += messages.length;
  }
  return preview;
}

/** Previews the messages, or sends them to all candidates who can get one. */
export async function actMany(selection: Marked, form: FormData) {
  const { session, to, people } = selection;
  const submission = parseForm(form, to === "decline" ? declineForm : answerForm);
  if (submission.status !== "success") {
    return invalidForm(session, submission, largeActs.notDone);
  }
  const typed = submission.value;
  if (form.get("intent") !== "send") {
    return { preview: await previewMany(selection, typed), typed: typedOf(typed) };
  }
  if (to !== "undo" && asksForCount(people.length)) {
    const preview = await previewMany(selection, typed);
    const count = preview.recipients.length;
    const number = z.literal(String(count), largeActs.countWrong(count));
    const countSubmission = parseForm(form, z.object({ people: number }));
    if (asksForCount(count) && countSubmission.status !== "success") {
      const { error = {} } = countSubmission.reply();
      return { preview, typed: typedOf(typed), countError: error.people?.[0] };
    }
  }
  throw await send(selection, typed);
}

/** One candidate after the other; the toast names those for whom it failed. */
async function send(selection: Marked, typed: Typed) {
  const { session, jobId, to, people } = selection;
  const doneIds: string[] = [];
  const failedNames: string[] = [];
  for (const { id, name } of people) {
    const answer = await attempt(callFor(selection, id, typed, false));
    if ("error" in answer) failedNames.push(name);
    else doneIds.push(id);
  }
  session.toast({
    title: candidatesWords.many.done(doneIds.length),
    ...(failedNames.length > 0 && {
      body: candidatesWords.many.leftOut(failedNames),
      tone: "error" as const,
    }),
  });
  const undoable = to === "select" || to === "decline" ? doneIds : [];
  const answeredPairs = undoable.map((id) => ["answered", id]);
  return redirect(pathOfList(jobId, listIn(session.url), answeredPairs), 303);
}

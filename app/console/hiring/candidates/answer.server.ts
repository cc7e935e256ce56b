import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as candidatesWords from "~app/words/console/candidates";
import { actPreview } from "../../../../worker/contract/acts";
import { employerResultInput } from "../../../../worker/contract/console/candidates";
import { RESULT_REASONS } from "../../../../worker/facts/guarantee/results";
import { idParam, invalidForm, parseForm, refused } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { ConsolePerson } from "../../../session/console-session.server";
import { redirectDone, refusedForm } from "../../act.server";
import { requireRecruiter } from "../role.server";

/** The API calls of the application in the address; 404 if it is not a valid id. */
export async function applicationIn({ params, context: { session } }: LoaderFunctionArgs) {
  const person: ConsolePerson = await requireRecruiter(session);
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const one = session.hiring.api.employer.applications[":id"];
  return { person, session, one, param: { id }, path: `/hiring/applications/${id}` };
}

/** A company's possible answers, as the address names them. */
export const ANSWERS = ["select", "decline", "next-round"] as const;

const { comment } = employerResultInput.shape;
export const answerForm = z.object({ comment });
/** The reason is part of the message to a declined candidate. */
export const declineForm = answerForm.extend({
  reason: z.enum(RESULT_REASONS, { error: () => candidatesWords.send.reasonMissing }),
});

/** The answer that the address names; 404 if it names none. */
export async function answerIn(args: LoaderFunctionArgs) {
  const target = await applicationIn(args);
  const to = ANSWERS.find((one) => one === target.session.url.searchParams.get("to"));
  if (!to) throw data(null, { status: 404 });
  return { ...target, to };
}

type Found = Awaited<ReturnType<typeof answerIn>>;

/** The call that gives this answer, or previews its messages. */
export function answerTo(
  { one, param, to }: Pick<Found, "one" | "param" | "to">,
  typed: { reason?: string; comment?: string | null },
) {
  const reason = RESULT_REASONS.find((option) => option === typed.reason);
  const result = to === "select" ? ("SELECTED" as const) : ("REJECTED" as const);
  return (dryRun: boolean): Promise<unknown> =>
    to === "next-round"
      ? unwrap(one["next-round"].$post({ param, json: { dryRun } }))
      : unwrap(
          one.result.$post({ param, json: { result, reason, comment: typed.comment, dryRun } }),
        );
}

/** The preview of an invitation to the next round, which has no text to type. */
export async function previewOfCall(target: Found) {
  if (target.to !== "next-round") return null;
  const answer = await attempt(answerTo(target, {})(true));
  if (!("error" in answer)) return actPreview.parse(answer.data);
  const { session, path } = target;
  session.toast({ ...candidatesWords.send.notShown, body: answer.error.message, tone: "error" });
  throw redirect(path, 303);
}

/** Previews the answer, or sends it. */
export async function actAnswer(target: Found, form: FormData) {
  const { session, to, path } = target;
  const submission = parseForm(form, to === "decline" ? declineForm : answerForm);
  if (submission.status !== "success")
    return invalidForm(session, submission, candidatesWords.send.notShown);
  const { value } = submission;
  const call = answerTo(target, value);
  const sends = form.get("intent") === "send";
  const answer = await attempt(call(!sends));
  const refuse = sends ? refusedForm : refused;
  if ("error" in answer)
    return refuse(session, submission, answer.error, candidatesWords.send.notShown);
  if (sends) throw redirectDone(session, path);
  return { preview: actPreview.parse(answer.data), typed: typedOf(value) };
}

export const typedOf = (value: object): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text ?? "")]));

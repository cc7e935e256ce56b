import { redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as words from "~app/words/application/choose";
import { cancelReturn } from "../../../worker/contract/cancelling";
import { sentId } from "../../../worker/contract/values";
import { parseForm } from "../../forms/form.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { refuse } from "./application.server";
import { askPage } from "./clash.server";

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

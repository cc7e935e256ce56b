import * as large from "~app/words/console/large-acts";
import * as messagesWords from "~app/words/console/messages";
import { actPreview } from "../../../worker/contract/acts";
import { STATUSES } from "../../../worker/facts/guarantee/statuses";
import { ANNOUNCEMENT_CHANNELS } from "../../../worker/facts/messages/announcements";
import { asksForCount } from "../../../worker/facts/people/console";
import { idParam, textIn } from "../../forms/form.server";
import { ApiError, attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { chosenAct, keepTyped } from "../act.server";

const FIELDS = ["title", "body", "audience", "jobId", "status", "category"] as const;
/** The form's values, which the button that sends posts again. */
export type Typed = Record<(typeof FIELDS)[number] | "app" | "email", string>;

function typedIn(form: FormData): Typed {
  const names = [...FIELDS, ...ANNOUNCEMENT_CHANNELS];
  return Object.fromEntries(names.map((name) => [name, textIn(form, name)])) as Typed;
}

const invalid = (fields: Record<string, string>) =>
  new ApiError(422, { message: Object.values(fields)[0] ?? "", code: "invalid", fields });

function audienceOf({ audience, jobId, status, category }: Typed) {
  if (audience === "category") return { category };
  if (audience !== "job") return "all" as const;
  const id = idParam(jobId);
  if (!id) throw invalid({ jobId: messagesWords.compose.jobWrong });
  const validStatus = STATUSES.find((one) => one === status);
  return { jobId: Number(id), ...(validStatus && { statuses: [validStatus] }) };
}

/** Previews the audience of an announcement, then sends it; a large number must be typed first. */
export async function announceAction(session: Session, form: FormData) {
  const typed = typedIn(form);
  const { announcements } = session.staff.api.ops;
  const call = async (dryRun: boolean) => {
    const { title, body } = typed;
    const channels = ANNOUNCEMENT_CHANNELS.filter((channel) => typed[channel]);
    const json = { title, body, audience: audienceOf(typed), channels, dryRun };
    return unwrap(announcements.$post({ json }));
  };
  const looked = await attempt(call(true));
  if ("error" in looked) return keepTyped(session, form, onField(looked.error, typed));
  const preview = actPreview.parse(looked.data);
  const { people } = preview;
  if (form.get("intent") === "look") return { typed, preview, countWrong: undefined };
  if (asksForCount(people) && form.get("people") !== String(people))
    return { typed, preview, countWrong: large.countWrong(people) };
  return chosenAct("staff", session, form, { send: () => call(false) }, "/staff/messages");
}

/** Moves the API's error about the audience to the field that was filled in. */
function onField(error: ApiError, { audience }: Typed): ApiError {
  if (error.status === 404) return invalid({ jobId: messagesWords.compose.jobWrong });
  const about = Object.entries(error.fields).find(([name]) => name.startsWith("audience"));
  return about && audience === "category" ? invalid({ category: about[1] }) : error;
}

import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { RESUME_NAME_MAX } from "../../worker/contract/resumes";
import { idempotencyKey } from "../../worker/contract/values";
import { sha256Base64 } from "../../worker/crypto";
import { RESUME_SIZE, RESUME_UNDO_MINUTES } from "../../worker/facts/resumes";
import { NOT_DELETED, NOT_RESTORED, NOT_UPLOADED } from "../account/resume-panel";
import { idParam, safePath, stay, stayUndone } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import type { Toast } from "../session/flash.server";
import type { Session } from "../session/session.server";

export const loader = () => redirect("/profile");

export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const form = await context.upload();
  if (!form) {
    session.toast(notUploaded(`That file is larger than ${RESUME_SIZE}.`));
    return redirect(cameFrom(request), 303);
  }
  if (form.get("intent") === "delete") return remove(form, session);
  if (form.get("intent") === "restore") return restore(form, session);
  session.toast(await upload(form, session));
  return redirect(safePath(form.get("returnTo"), "/profile"), 303);
}

/** The page the form was on, when its own word for it was lost with the rest. */
function cameFrom(request: Request): string {
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  return safePath(referer?.pathname ?? null, "/profile");
}

async function upload(form: FormData, session: Session): Promise<Toast> {
  const chosen = form.get("resume");
  // A form sent without a choice carries an empty file without a name.
  if (!(chosen instanceof File) || chosen.name === "")
    return notUploaded("Choose a PDF, DOC or DOCX file");
  const key = idempotencyKey.safeParse(form.get("key")).data;
  const headers = key ? { "Idempotency-Key": await keyOfFile(key, chosen) } : undefined;
  const sent = await attempt(
    unwrap(session.api.user.resume.$post({ form: { resume: chosen } }, { headers })),
  );
  return "error" in sent
    ? notUploaded(sent.error.wordsOr(NOT_UPLOADED.body))
    : { title: "Resume uploaded successfully" };
}

/** Another file, chosen after an answer was lost, is an upload of its own. */
async function keyOfFile(key: string, file: File): Promise<string> {
  return sha256Base64(await new Blob([key, file.name, "/", file]).arrayBuffer());
}

const TOO_LATE = `A deleted resume can be brought back for ${RESUME_UNDO_MINUTES} minutes. Upload it again.`;

const notUploaded = (body: string): Toast => ({
  title: NOT_UPLOADED.title,
  body,
  tone: "error",
  field: "resume",
});

async function remove(form: FormData, session: Session) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const gone = await attempt(unwrap(session.api.user.resume[":id"].$delete({ param: { id } })));
  // Gone already is what was asked for: the button was pressed twice, or in another tab.
  if ("error" in gone && gone.error.status !== 404)
    return stayUndone(session, form, gone.error, NOT_DELETED.title, NOT_DELETED.body);
  session.toast({
    title: "Resume deleted successfully",
    deleted: { id, name: String(form.get("name") ?? "").slice(0, RESUME_NAME_MAX) },
  });
  return stay(form);
}

async function restore(form: FormData, session: Session) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const back = await attempt(
    unwrap(session.api.user.resume[":id"].restore.$post({ param: { id } })),
  );
  if ("error" in back) {
    const { error } = back;
    if (error.status !== 404)
      return stayUndone(session, form, error, NOT_RESTORED.title, NOT_RESTORED.body);
    session.toast({ ...NOT_RESTORED, body: TOO_LATE, tone: "error" });
    return stay(form);
  }
  session.toast({ title: "Your resume is back", body: back.data.fileName });
  return stay(form);
}

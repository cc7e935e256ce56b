import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { RESUME_NAME_MAX } from "../../worker/contract/resumes";
import { idempotencyKey } from "../../worker/contract/values";
import { RESUME_UNDO_MINUTES } from "../../worker/facts/resumes";
import { attempt, unwrap } from "../api.server";
import { idParam, safePath, stay, stayUndone } from "../form.server";
import { NOT_DELETED, NOT_RESTORED, NOT_UPLOADED } from "../parts/resume-panel";
import type { Toast, Visit } from "../visit.server";

export const loader = () => redirect("/profile");

export async function action({ request, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const form = await context.upload();
  if (!form) {
    visit.toast(notUploaded("That file is larger than 5 MB."));
    return redirect(cameFrom(request), 303);
  }
  if (form.get("intent") === "delete") return remove(form, visit);
  if (form.get("intent") === "restore") return restore(form, visit);
  visit.toast(await upload(form, visit));
  return redirect(safePath(form.get("returnTo"), "/profile"), 303);
}

/** The page the form was on, when its own word for it was lost with the rest. */
function cameFrom(request: Request): string {
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  return safePath(referer?.pathname ?? null, "/profile");
}

async function upload(form: FormData, visit: Visit): Promise<Toast> {
  const chosen = form.get("resume");
  // A form sent without a choice carries an empty file without a name.
  if (!(chosen instanceof File) || chosen.name === "")
    return notUploaded("Choose a PDF, DOC or DOCX file");
  const key = idempotencyKey.safeParse(form.get("key")).data;
  const headers = key ? { "Idempotency-Key": await keyOfFile(key, chosen) } : undefined;
  const sent = await attempt(
    unwrap(visit.api.user.resume.$post({ form: { resume: chosen } }, { headers })),
  );
  return "error" in sent
    ? notUploaded(sent.error.wordsOr(NOT_UPLOADED.body))
    : { title: "Resume uploaded successfully" };
}

/** Another file, chosen after an answer was lost, is an upload of its own. */
async function keyOfFile(key: string, file: File): Promise<string> {
  const sent = await new Blob([key, file.name, "/", file]).arrayBuffer();
  const digest = await crypto.subtle.digest("SHA-256", sent);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}

const TOO_LATE = `A deleted resume can be brought back for ${RESUME_UNDO_MINUTES} minutes. Upload it again.`;

const notUploaded = (body: string): Toast => ({
  title: NOT_UPLOADED.title,
  body,
  tone: "error",
  field: "resume",
});

async function remove(form: FormData, visit: Visit) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const gone = await attempt(unwrap(visit.api.user.resume[":id"].$delete({ param: { id } })));
  // Gone already is what was asked for: the button was pressed twice, or in another tab.
  if ("error" in gone && gone.error.status !== 404)
    return stayUndone(visit, form, gone.error, NOT_DELETED.title, NOT_DELETED.body);
  visit.toast({
    title: "Resume deleted successfully",
    deleted: { id, name: String(form.get("name") ?? "").slice(0, RESUME_NAME_MAX) },
  });
  return stay(form);
}

async function restore(form: FormData, visit: Visit) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const back = await attempt(unwrap(visit.api.user.resume[":id"].restore.$post({ param: { id } })));
  if ("error" in back) {
    const { error } = back;
    if (error.status !== 404)
      return stayUndone(visit, form, error, NOT_RESTORED.title, NOT_RESTORED.body);
    visit.toast({ ...NOT_RESTORED, body: TOO_LATE, tone: "error" });
    return stay(form);
  }
  visit.toast({ title: "Your resume is back", body: back.data.fileName });
  return stay(form);
}

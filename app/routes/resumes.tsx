import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/account/resumes";
import { RESUME_NAME_MAX } from "../../worker/contract/resumes";
import { idempotencyKey } from "../../worker/contract/values";
import { sha256Base64 } from "../../worker/crypto";
import { withoutLanguage } from "../../worker/facts/languages";
import {
  idParam,
  isKeptBack,
  redirectBack,
  redirectBackWithError,
  safePath,
} from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import type { Toast } from "../session/flash.server";
import type { Session } from "../session/session.server";

export const loader = () => redirect("/profile");

export async function action(posted: ActionFunctionArgs) {
  // The other forms of this action send no files.
  const isUpload = posted.request.headers.get("Content-Type")?.startsWith("multipart/");
  if (!isUpload) return act(posted);
  return posted.context.session.orToast(notUploaded(words.loggedOut), () => act(posted));
}

async function act({ request, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const form = await context.upload();
  if (!form) {
    session.toast(notUploaded(words.tooLarge));
    return redirect(cameFrom(request), 303);
  }
  if (form.get("intent") === "delete") return remove(form, session);
  if (form.get("intent") === "restore") return restore(form, session);
  session.toast(await upload(form, session));
  return redirect(safePath(form.get("returnTo"), "/profile"), 303);
}

/** The page of the form, when the body with its address was refused. */
function cameFrom(request: Request): string {
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  const page = referer && new URL(withoutLanguage(referer.href).address).pathname;
  return safePath(page, "/profile");
}

async function upload(form: FormData, session: Session): Promise<Toast> {
  const file = form.get("resume");
  if (isKeptBack(file)) return notUploaded(words.tooLarge);
  // A form without a chosen file sends an empty file without a name.
  if (!(file instanceof File) || file.name === "") return notUploaded(words.noneChosen);
  const key = idempotencyKey.safeParse(form.get("key")).data;
  const headers = key ? { "Idempotency-Key": await keyOfFile(key, file) } : undefined;
  const result = await attempt(
    unwrap(session.api.user.resume.$post({ form: { resume: file } }, { headers })),
  );
  return "error" in result
    ? notUploaded(result.error.wordsOr(words.notUploaded.body))
    : words.uploaded;
}

/** A different file with the same form key counts as another upload. */
async function keyOfFile(key: string, file: File): Promise<string> {
  return sha256Base64(await new Blob([key, file.name, "/", file]).arrayBuffer());
}

const notUploaded = (body: string): Toast => ({
  title: words.notUploaded.title,
  body,
  tone: "error",
  field: "resume",
});

async function remove(form: FormData, session: Session) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const gone = await attempt(unwrap(session.api.user.resume[":id"].$delete({ param: { id } })));
  // It was already deleted: by a second press, or in another tab.
  if ("error" in gone && gone.error.status !== 404)
    return redirectBackWithError(
      session,
      form,
      gone.error,
      words.notDeleted.title,
      words.notDeleted.body,
    );
  session.toast({
    ...words.deleted,
    deleted: { id, name: String(form.get("name") ?? "").slice(0, RESUME_NAME_MAX) },
  });
  return redirectBack(form);
}

async function restore(form: FormData, session: Session) {
  const id = idParam(String(form.get("id"))) ?? "0";
  const back = await attempt(
    unwrap(session.api.user.resume[":id"].restore.$post({ param: { id } })),
  );
  if ("error" in back) {
    const { error } = back;
    if (error.status !== 404)
      return redirectBackWithError(
        session,
        form,
        error,
        words.notRestored.title,
        words.notRestored.body,
      );
    session.toast({ ...words.notRestored, body: words.tooLate, tone: "error" });
    return redirectBack(form);
  }
  session.toast({ ...words.restored, body: back.data.fileName });
  return redirectBack(form);
}

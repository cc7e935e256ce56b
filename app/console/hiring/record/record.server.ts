import { redirect } from "@remix-run/cloudflare";
import * as ownRecordWords from "~app/words/console/own-record";
import { objectionInput } from "../../../../worker/contract/console/own-record";
import { RECORD_NUMBERS } from "../../../../worker/facts/guarantee/records";
import { idParam, invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { refusedForm } from "../../act.server";

/** The number whose rows the address shows. */
export const numberIn = ({ searchParams }: URL) =>
  RECORD_NUMBERS.find((one) => one === searchParams.get("of"));

const objectionForm = objectionInput.pick({ text: true });

/** Sends the company's objection to the row in the address. */
export async function object(session: Session, form: FormData) {
  const { url } = session;
  const number = numberIn(url);
  const id = Number(idParam(url.searchParams.get("about") ?? ""));
  if (!number || !id) throw redirect(url.pathname, 303);
  const submission = parseForm(form, objectionForm);
  if (submission.status !== "success")
    return invalidForm(session, submission, ownRecordWords.objection.notSent);
  const { text } = submission.value;
  const { objections } = session.hiring.api.employer.record;
  const answer = await attempt(unwrap(objections.$post({ json: { number, id, text } })));
  if ("error" in answer)
    return refusedForm(session, submission, answer.error, ownRecordWords.objection.notSent);
  session.toast(ownRecordWords.objection.sent);
  throw redirect(`${url.pathname}?of=${number}`, 303);
}

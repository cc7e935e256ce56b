import * as words from "~worker/words/company/companies";
import { Failure } from "../../../failure";
import { type Acting, isSinceSuspension } from "./suspended.rules";

/** For actions that are closed to a suspended company. @throws Failure company_suspended */
export function refuseSuspended({ suspendedAt }: Acting): void {
  if (suspendedAt)
    throw new Failure("company_suspended", { message: words.suspensionWords.refused });
}

/** @throws Failure company_suspended for an interview that did not begin before the suspension */
export function refuseSinceSuspension(actor: Acting, interview: { at: string }): void {
  if (isSinceSuspension(actor, interview)) refuseSuspended(actor);
}

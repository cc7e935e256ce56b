import { cinWords } from "../../words/en/company/company-numbers";
import { refusalOfCin } from "./cin";
import { panOf, refusalOfGstin } from "./gstin";
import { panHolder, refusalOfPan } from "./pan";

/** The registrations that a company states. */
export interface Registered {
  legalName: string | null;
  gstin: string | null;
  cin: string | null;
}

/**
 * The errors in a company's numbers, by field: each number is checked alone, then against the
 * other. GSTIN and CIN may name different states: a company registers for tax in many.
 */
export function refusedNumbers(company: Registered, now: Date): { gstin?: string; cin?: string } {
  const { legalName, gstin, cin } = company;
  const ofGstin = gstin && (refusalOfGstin(gstin) ?? refusalOfPan(panOf(gstin), legalName));
  const ofCin = cin && refusalOfCin(cin, now);
  const disagrees = gstin && cin && !ofGstin && !ofCin && panHolder(panOf(gstin)) !== "company";
  return {
    ...(ofGstin && { gstin: ofGstin }),
    ...(ofCin && { cin: ofCin }),
    ...(disagrees && { cin: cinWords.holder }),
  };
}

import { cinWords } from "../../words/en/company/company-numbers";
import { refusalOfCin } from "./cin";
import { panOf, refusalOfGstin } from "./gstin";
import { panHolder, refusalOfPan } from "./pan";

/** What a company says of its registrations. */
export interface Registered {
  legalName: string | null;
  gstin: string | null;
  cin: string | null;
}

/**
 * What is wrong with the numbers of a company, by field: each by itself, then with each other. The
 * states of GSTIN and CIN may differ: one company registers for tax in many.
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

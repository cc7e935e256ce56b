import * as words from "~worker/words/company/company-numbers";
import { panOf, refusalOfGstin } from "./gstin";
import { panHolder, refusalOfPan } from "./pan";

/** The registrations that a company states. */
export interface Registered {
  legalName: string | null;
  gstin: string | null;
  cin: string | null;
}

const CIN = /^[LU]\d{5}([A-Z]{2})(\d{4})(?:PTC|PLC|OPC|NPL|FTC|GOI|SGC|FLC|GAP|GAT|ULL|ULT)\d{6}$/;
/** States, and the registrars of Pune (PN) and Coimbatore (TZ). */
const STATES =
  "AN AP AR AS BR CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PN PY RJ SK TG TN TR TS TZ UA UP UR UT WB".split(
    " ",
  );
/** The year of the oldest company that is still on the register. */
const FIRST_YEAR = 1_839;

/** Why a text in capitals is not a CIN; null if it may be one. A CIN has no check digit. */
export function refusalOfCin(cin: string, now: Date): string | null {
  const [, state = "", year = ""] = cin.match(CIN) ?? [];
  if (!state) return words.cinWords.shape;
  if (!STATES.includes(state)) return words.cinWords.state;
  const isPast = Number(year) >= FIRST_YEAR && Number(year) <= now.getUTCFullYear();
  return isPast ? null : words.cinWords.year;
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
    ...(disagrees && { cin: words.cinWords.holder }),
  };
}

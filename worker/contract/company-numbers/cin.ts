import { cinWords } from "../../words/en/company/company-numbers";

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
  if (!state) return cinWords.shape;
  if (!STATES.includes(state)) return cinWords.state;
  const isPast = Number(year) >= FIRST_YEAR && Number(year) <= now.getUTCFullYear();
  return isPast ? null : cinWords.year;
}

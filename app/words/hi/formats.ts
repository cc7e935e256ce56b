import { counted } from "../../../worker/words/hi/formats";
import { rupees } from "../format";

export { counted };

/** "GST मिलाकर ₹199". */
export const priceWords = (price: number) => `GST मिलाकर ${rupees(price)}`;

const MINUTES = { hour: 60, day: 1_440, month: 43_200, year: 525_600 };

/** "करीब 2 घंटे पहले". A time in the future, from a clock that is off, counts as now. */
export function ago(iso: string, now: string | Date): string {
  const minutes = Math.round((new Date(now).getTime() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return "अभी";
  if (minutes < 45) return `${counted(minutes, "मिनट")} पहले`;
  const unit = (["year", "month", "day"] as const).find((name) => minutes >= MINUTES[name]);
  const count = Math.max(1, Math.round(minutes / MINUTES[unit ?? "hour"]));
  if (unit === "day") return `${counted(count, "दिन")} पहले`;
  if (unit === "month") return `करीब ${counted(count, "महीना", "महीने")} पहले`;
  if (unit === "year") return `करीब ${counted(count, "साल")} पहले`;
  return `करीब ${counted(count, "घंटा", "घंटे")} पहले`;
}

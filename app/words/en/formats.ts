import { rupees } from "../format";

/** "₹199 including GST". */
export const priceWords = (price: number) => `${rupees(price)} including GST`;

const MINUTES = { hour: 60, day: 1_440, month: 43_200, year: 525_600 };

/** "about 2 hours ago". A time in the future, from a clock that is off, counts as now. */
export function ago(iso: string, now: string | Date): string {
  const minutes = Math.round((new Date(now).getTime() - Date.parse(iso)) / 60_000);
  if (minutes < 1) return "less than a minute ago";
  if (minutes < 45) return `${counted(minutes, "minute")} ago`;
  const unit = (["year", "month", "day"] as const).find((name) => minutes >= MINUTES[name]);
  const count = counted(Math.max(1, Math.round(minutes / MINUTES[unit ?? "hour"])), unit ?? "hour");
  return unit === "day" ? `${count} ago` : `about ${count} ago`;
}

/** "1 minute", "5 minutes". */
export const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;

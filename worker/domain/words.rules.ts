import type { RefundDays } from "../facts/refunds";

function inIndia(iso: string) {
  const parts = new Intl.DateTimeFormat("en-IN", {
    timeZone: "Asia/Kolkata",
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  }).formatToParts(new Date(iso));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? "";
  const month = part("month").replace("Sept", "Sep");
  return {
    date: `${part("weekday")} ${part("day")} ${month} ${part("year")}`,
    time: `${part("hour")}:${part("minute")} ${part("dayPeriod").toLowerCase()}`,
  };
}

/** `Sun 22 Nov 2026, 4:40 pm`, in India. */
export function clockTime(iso: string): string {
  const { date, time } = inIndia(iso);
  return `${date}, ${time}`;
}

/** `Sun 22 Nov 2026`, in India. */
export const dateWords = (iso: string): string => inIndia(iso).date;

/** "2 to 7 days". */
export const daysWords = ({ from, to }: RefundDays): string => `${from} to ${to} days`;

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;

/** "12 minutes" or "3 hours", never less than the seconds given. */
export function duration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, "minute") : plural(Math.ceil(seconds / 3_600), "hour");
}

/** "₹199" or "₹199.50", from paise. */
export function rupees(paise: number): string {
  return `₹${paise % 100 === 0 ? paise / 100 : (paise / 100).toFixed(2)}`;
}

/** "Rs 199", from paise: the rupee sign would make an SMS more than twice as long. */
export const smsRupees = (paise: number): string => rupees(paise).replace("₹", "Rs ");

const SMS_VARIABLE = 40;

/** Operators drop a message whose variable is longer than was registered: `end` always fits. */
export function smsVariable(text: string, end = ""): string {
  const start = [...text].slice(0, SMS_VARIABLE - end.length).join("");
  return `${start.trim()}${end}`;
}

export const SAFETY =
  "We never ask for money by phone call, SMS or WhatsApp. You pay only on your own application page, after you log in.";

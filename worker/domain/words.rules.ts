/** `Sun 22 Nov 2026, 4:40 pm`, in India. */
export function clockTime(iso: string): string {
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
  return `${part("weekday")} ${part("day")} ${month} ${part("year")}, ${part("hour")}:${part("minute")} ${part("dayPeriod").toLowerCase()}`;
}

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

const SMS_VARIABLE = 40;

/** Operators drop a message whose variable is longer than was registered. */
export function smsVariable(text: string): string {
  return [...text].slice(0, SMS_VARIABLE).join("").trim();
}

export const SAFETY =
  "We never ask for money by phone, SMS or WhatsApp. The only place to pay is your own application page, after you log in.";

/** One calendar event. Times are ISO 8601 in UTC. */
interface CalendarEvent {
  uid: string;
  sequence: number;
  at: string;
  minutes: number;
  changedAt: string;
  cancelled: boolean;
  summary: string;
  description: string;
  place: string | null;
  link: string | null;
  url: string;
  organizer: { name: string; email: string };
  /** Hours before the start at which the calendar reminds. */
  alarmHours: number[];
}

const MAX_OCTETS = 75;

/** TEXT values: backslash, semicolon, comma and line break must be escaped. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** `20261122T111000Z` */
const utc = (iso: string) => `${iso.slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A quoted parameter value may contain anything but quotes and control characters. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, "'")}"`;

/** Folds a line at 75 octets, never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/**
 * An iCalendar file (RFC 5545, RFC 5546) that adds, changes or removes these events. All events of
 * a file share one method.
 */
export function calendarFile(events: CalendarEvent[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pakka//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${events.every(({ cancelled }) => cancelled) ? "CANCEL" : "PUBLISH"}`,
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.at)}`,
    `DURATION:PT${event.minutes}M`,
    `STATUS:${event.cancelled ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.place || event.link
      ? [`LOCATION:${escapeText(event.place ?? event.link ?? "")}`]
      : []),
    `URL:${event.url}`,
    ...(event.cancelled ? [] : event.alarmHours.flatMap((hours) => alarmLines(event, hours))),
    "END:VEVENT",
  ];
}

const alarmLines = ({ summary }: CalendarEvent, hours: number): string[] => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escapeText(summary)}`,
  `TRIGGER:-PT${hours}H`,
  "END:VALARM",
];

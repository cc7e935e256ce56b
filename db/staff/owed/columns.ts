import { type SQL, sql } from "drizzle-orm";
import { users } from "../../schema/people";

// Work that waits for staff. Each statement returns the oldest rows of one kind and the count of
// all.

/** The moments that decide what is late. */
export interface OwedMoments {
  now: string;
  /** Promises that end before this moment end soon. */
  endingBy: string;
  /** A refund waiting since before this moment is late. */
  refundsSince: string;
  ticketsSince: string;
}

interface Row {
  id: SQL | number | null;
  name: SQL;
  about: SQL;
  /** The sender's text. */
  text?: SQL;
  since: SQL;
  dueAt: SQL;
  paise?: SQL;
  /** How many people or messages the row stands for. */
  people?: SQL;
}

const NOTHING = sql`null`;

/** The columns of every kind. The count is of all matches, not only of the page. */
export function columns({ now }: OwedMoments, row: Row) {
  const { since, dueAt, people = sql`1`, paise = NOTHING, text = NOTHING } = row;
  return {
    id: sql<number | null>`${row.id}`,
    name: sql<string>`${row.name}`,
    about: sql<string | null>`${row.about}`,
    text: sql<string | null>`${text}`,
    since: sql<string>`${since}`.as("since"),
    dueAt: sql<string | null>`${dueAt}`.as("due_at"),
    paise: sql<number | null>`${paise}`,
    people: sql<number>`${people}`,
    count: sql<number>`count(*) over ()`,
    late: sql<number>`count(case when ${dueAt} < ${now} then 1 end) over ()`,
    oldest: sql<string>`min(${since}) over ()`,
  };
}

export const later = (at: SQL, seconds: SQL) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+' || (${seconds}) || ' seconds')`;

/** The candidate's name, or the phone number if there is no name. */
export const person = sql`coalesce(${users.name}, ${users.phone})`;

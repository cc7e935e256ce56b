import { type Applicant, inHours } from "./applicant";
import { query } from "./database";
import { call } from "./product";

/** Chooses this time of a day; with `dayId` null, accepts the interview's own time. */
export const choose = (
  { token, id }: Applicant,
  dayId: number | null,
  at: string | undefined,
  headers?: HeadersInit,
) => call("POST", `/user/applications/${id}/interview`, { token, json: { dayId, at }, headers });

export const codeOf = async (answer: ReturnType<typeof call>) => (await answer).body.code;

export const remindersOf = ({ id }: Applicant) =>
  query(
    `select due_at from reminders join interviews on interviews.id = interview_id
      where application_id = ? and claimed_at is null order by due_at`,
    [id],
  );

/** Moves the interviews of an application to so many hours from now. */
export const shift = ({ id }: Applicant, hours: number) =>
  query("update interviews set at = ? where application_id = ?", [inHours(hours), id]);

import { todayInIndia } from "../../worker/contract/profile";
import { momentInIndia } from "../../worker/domain/booking/interview/times.rules";
import { now, passTime } from "../support/api/clock";
import { confirmEmail, query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";

export type Seeker = Awaited<ReturnType<typeof logIn>>;

/** A candidate with a confirmed address and saved searches. */
export async function seeker(...searches: string[]): Promise<Seeker> {
  const person = await logIn();
  await confirmEmail(person.email);
  for (const search of searches) await save(person, search);
  return person;
}

export const save = ({ token }: Seeker, search: string) =>
  succeeded(call("POST", "/user/searches", { token, json: { search } }));

export const searchesOf = ({ token }: Seeker) =>
  succeeded(call("GET", "/user/searches", { token }));

export interface Told {
  id: number;
  title: string;
  body: string;
  at: string;
  day: string;
}

/** The digests that a person got, oldest first, once all messages are delivered. */
export async function toldOf({ phone }: Seeker): Promise<Told[]> {
  await eventually(
    () =>
      query(`select count(*) as n from outbox where kind = 'search_digest' and handled_at is null`),
    ([row]) => Number(row?.n) === 0,
  );
  const rows = await query(
    `select n.id, n.title, n.body, n.created_at from outbox o
      join notifications n on n.outbox_id = o.id
      join user_notifications un on un.notification_id = n.id
      join users u on u.id = un.user_id
      where u.phone = ? and o.kind = 'search_digest' order by n.id`,
    [phone],
  );
  return rows.map((row) => {
    const at = String(row.created_at);
    const day = todayInIndia(new Date(at));
    return { id: Number(row.id), title: String(row.title), body: String(row.body), at, day };
  });
}

/** Lets time pass until this time of day in India. */
export async function passUntil(time: string): Promise<void> {
  const today = momentInIndia(todayInIndia(now()), time).getTime();
  const next = today > now().getTime() ? today : today + 86_400_000;
  await passTime({ seconds: Math.ceil((next - now().getTime()) / 1_000) });
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** The mails with new jobs to a person, newest first. */
export const digestMails = async ({ email }: Seeker): Promise<Mail[]> => {
  const all: Mail[] = await simulate(`/inbox/email?to=${encodeURIComponent(email)}`);
  return all.filter(({ headers }) => headers?.["List-Unsubscribe"]);
};

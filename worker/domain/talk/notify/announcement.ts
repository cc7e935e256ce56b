import * as words from "~worker/words/mail";
import { userById } from "../../../../db/account/users";
import { insertBatch, writeBatch } from "../../../../db/client";
import { jobById } from "../../../../db/job/jobs";
import * as stored from "../../../../db/outbox/announcements";
import { insertNotification } from "../../../../db/outbox/notifications";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import type { ActPreview } from "../../../contract/acts";
import type { Announcement, AnnouncementInput } from "../../../contract/staff/announcements";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import type { MessageKind } from "../outbox/kinds.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import { emailOf } from "./email.rules";
import { sendEmail } from "./notify";

const PAGE = 1_000;

function audienceOf({ audience }: Pick<AnnouncementInput, "audience">): stored.Audience {
  if (audience === "all") return { jobId: null, category: null, statuses: null };
  if ("jobId" in audience)
    return { jobId: audience.jobId, category: null, statuses: audience.statuses ?? null };
  return { jobId: null, category: audience.category, statuses: null };
}

/** @throws Failure not_found for an unknown job, invalid for an unknown category */
async function addressees(service: Service, input: AnnouncementInput) {
  const { db, now } = service;
  const audience = audienceOf(input);
  const { jobId, category } = audience;
  if (jobId !== null) {
    const [job] = await jobById(db, jobId, null, now.toISOString());
    if (!job) throw new Failure("not_found");
  }
  const [counts] = await stored.countAddressed(db, audience);
  const { people = 0, mails = 0 } = counts ?? {};
  if (category !== null && people === 0)
    throw new Failure("invalid", {
      fields: { audience: words.announcementWords.nobodyInCategory },
    });
  return { audience, people, mails };
}

const pageOf = ({ settings }: Service) => `${settings.PUBLIC_URL}/notifications`;

/** Previews an announcement and its number of recipients. @throws Failure as `announce` */
export async function previewAnnouncement(
  service: Service,
  input: AnnouncementInput,
): Promise<ActPreview> {
  const { people, mails } = await addressees(service, input);
  const message = words.announcementMessage(input.title, input.body, pageOf(service));
  const mail = emailOf(message, null, service.settings, words.previewWords.ownWord);
  const texts = {
    app: `${message.title}\n${message.body}`,
    email: `${mail.subject}\n\n${mail.text}`,
  };
  const to = {
    app: words.announcementWords.toPeople(people),
    email: words.announcementWords.toMailboxes(mails),
  };
  return {
    people,
    paise: 0,
    messages: input.channels.map((channel) => ({ to: to[channel], channel, text: texts[channel] })),
  };
}

/**
 * Writes one notification; the outbox fans it out.
 *
 * @returns its id
 * @throws Failure not_found for an unknown job, invalid for an unknown category
 */
export async function announce(
  service: Service,
  actor: Actor,
  input: AnnouncementInput,
): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const { audience, people } = await addressees(service, input);
  const work = outboxMessage("announcement", {});
  const { title, body, channels } = input;
  const id = await insertBatch(db, [
    insertNotification(db, { outboxId: work.id, title, body, createdAt: at }),
    stored.insertAnnouncement(db, {
      outboxId: work.id,
      ...audience,
      channels: [...new Set(channels)],
      people,
      staff: actor.name,
      createdAt: at,
    }),
    ...insertMessages(service, [work]),
    insertAudit(db, { actor, action: "announcement", subject: work.id, detail: input, at }),
  ]);
  await enqueueMessages(service, [work]);
  return id;
}

/** Stops the delivery to people who have not got it yet. Idempotent. @throws Failure not_found */
export async function stopAnnouncement(service: Service, actor: Actor, id: number): Promise<void> {
  const { db, now } = service;
  const [announcementRow] = await stored.announcementById(db, id);
  if (!announcementRow) throw new Failure("not_found");
  if (announcementRow.announcement.stoppedAt) return;
  const at = now.toISOString();
  await writeBatch(db, [
    stored.stopAnnouncement(db, id, at),
    insertAudit(db, {
      actor,
      action: "announcement.stop",
      subject: String(id),
      detail: null,
      at,
    }),
  ]);
}

/**
 * Outbox handler: delivers it to all recipients, page by page, until it is stopped. Another try
 * continues after the last complete page.
 */
export async function fanOut(service: Service, { id, payload }: OutboxRow): Promise<void> {
  const { db, now } = service;
  for (let after = Number(payload.after ?? 0); ; ) {
    const [announcement] = await stored.announcementByOutboxId(db, id);
    if (!announcement) throw new Error("The work of no announcement");
    if (announcement.stoppedAt) return;
    const { channels } = announcement;
    const page = await stored.addressed(db, announcement, after, PAGE);
    const last = page.at(-1)?.id;
    if (last === undefined) return;
    if (channels.includes("app")) {
      await writeBatch(db, [
        stored.giveToPage(db, id, announcement, after, last),
        stored.countGiven(db, id),
      ]);
    }
    if (channels.includes("email")) {
      const kind = "announcement_mail" satisfies MessageKind;
      await writeBatch(db, [
        stored.mailToPage(db, announcement, kind, [after, last], now.toISOString()),
      ]);
      const mailed = page.filter((person) => person.hasMail);
      await service.enqueue(mailed.map((person) => stored.mailId(id, person.id)));
    }
    await stored.keepPlace(db, id, last);
    after = last;
  }
}

/** Outbox handler: mails an announcement to one person, unless it was stopped. */
export async function mailAnnouncement(service: Service, row: OutboxRow): Promise<void> {
  const { db } = service;
  const [[announcementRow], [user]] = await Promise.all([
    stored.announcementById(db, Number(row.payload.announcementId)),
    userById(db, Number(row.payload.userId)),
  ]);
  if (!announcementRow || !user) throw new Error("A mail of no announcement or to nobody");
  if (announcementRow.announcement.stoppedAt || row.mailAt) return;
  const message = words.announcementMessage(
    announcementRow.title,
    announcementRow.body,
    pageOf(service),
  );
  await sendEmail(service, row, user, message, user.safetyWord);
  await stored.countMailed(db, announcementRow.announcement.id);
}

type Stored = Awaited<ReturnType<typeof stored.listAnnouncements>>[number];

/** An announcement as staff see it. */
export function toAnnouncement({ announcement, title, body }: Stored): Announcement {
  const { id, jobId, category, statuses, channels, people, given, mailed } = announcement;
  const { staff, createdAt, stoppedAt } = announcement;
  return {
    id,
    title,
    body,
    channels,
    people,
    staff,
    createdAt,
    stoppedAt,
    audience:
      jobId !== null
        ? { jobId, ...(statuses && { statuses }) }
        : category !== null
          ? { category }
          : "all",
    delivered: { app: given, email: mailed },
  };
}

import { releaseSlot, setClosedBecause } from "../../db/applications";
import { isRefused } from "../../db/client";
import { dropReminders, type InterviewRow } from "../../db/interviews";
import { endSitting } from "../../db/sittings";
import type { ClosedBecause } from "../contract/applications";
import { type Mover, move, type Query } from "./application";
import { dropComing } from "./dropped";
import { isTold } from "./message.rules";
import { type Note, note } from "./outbox";
import type { Service } from "./service";

/** Writes by which money or a credit goes back, and what is said of it. */
export interface GivenBack {
  notes: Note[];
  writes: Query[];
}

/**
 * What is said of an ending. Its message says which interviews fall away with it; where nothing goes
 * back there is none, so that they have one of their own.
 */
function notesOf(applicationId: number, { notes }: GivenBack, dropped: Note["payload"]): Note[] {
  if (!dropped.dropped) return notes;
  const told = notes.map((one) =>
    isTold(one.kind) ? { ...one, payload: { ...one.payload, ...dropped } } : one,
  );
  const isSaid = told.some(({ kind }) => isTold(kind));
  return isSaid ? told : [...told, note("given_up", { applicationId, ...dropped })];
}

/**
 * Ends an application before its result: test and interviews are given up, and money or a credit
 * goes back, all in one batch. The slot is free for others, unless it was `used`.
 *
 * @returns false when someone else moved it, one of its interviews, or its money, first.
 */
export async function close(
  service: Service,
  { application, interviews }: { application: Mover; interviews: InterviewRow[] },
  because: ClosedBecause,
  back: GivenBack,
  slot: "released" | "used" = "released",
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  const dropped = dropComing(service, interviews);
  const notes = notesOf(application.id, back, dropped.payload);
  try {
    return await move(service, application, ["REJECTED"], notes, [
      slot === "used"
        ? setClosedBecause(db, application.id, because)
        : releaseSlot(db, application.id, { closedBecause: because }),
      endSitting(db, application.id, at),
      ...dropped.writes,
      dropReminders(db, application.id),
      ...back.writes,
    ]);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

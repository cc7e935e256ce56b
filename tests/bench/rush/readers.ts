import { Sender } from "./send";

/** The pages that visitors read, in turns. */
const LOOKED_AT = { list: "/user/jobs", page: "/jobs" };
const EVERY_MS = 100;
const CONNECTIONS = 16;

/** Milliseconds that readers waited for each page, and how many got no answer. */
export interface Reading {
  list: number[];
  page: number[];
  failed: number;
}

/**
 * Visitors who read at a steady rate, however slow the answers are. The returned function stops
 * them.
 */
export function startReaders(url: string): () => Promise<Reading> {
  const sender = new Sender(url, CONNECTIONS);
  const reading: Reading = { list: [], page: [], failed: 0 };
  const underWay: Promise<void>[] = [];
  const look = async (at: keyof typeof LOOKED_AT) => {
    const { status, ms } = await sender.send({ path: LOOKED_AT[at] });
    reading[at].push(ms);
    if (status !== 200) reading.failed += 1;
  };
  const timer = setInterval(
    () => underWay.push(look(underWay.length % 2 === 0 ? "list" : "page")),
    EVERY_MS,
  );
  return async () => {
    clearInterval(timer);
    await Promise.all(underWay);
    sender.close();
    return reading;
  };
}

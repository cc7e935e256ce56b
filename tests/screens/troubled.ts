import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { migrateDatabase } from "../local/database";
import type { Served } from "../local/miniflare";
import { freePort } from "../local/ports";
import { localSettings, type Ports } from "../local/settings";
import { startSqld } from "../local/sqld";
import { startWorkerd } from "../local/workerd";

/** What a copy of the product may suffer from, by the variable that holds its address. */
export type Trouble = "NO_DATABASE_URL" | "READ_ONLY_URL" | "NO_RESUMES_URL" | "EMPTY_URL";

// As they travel: quotes within JSON.
const WRITES = /(insert into|update \\"|delete from)/;
const RESUMES = /from \\"resumes\\"/;

/** Stands before the database and fails what matches. */
async function startRefusal(databaseUrl: string, refused: RegExp) {
  const server = createServer(async (asked, answer) => {
    const body = await buffer(asked);
    if (refused.test(body.toString("latin1"))) {
      answer.writeHead(503).end();
      return;
    }
    const headers = { "Content-Type": asked.headers["content-type"] ?? "" };
    const onward = await fetch(databaseUrl + asked.url, {
      method: asked.method,
      headers,
      ...(body.length > 0 && { body }),
    });
    answer.writeHead(onward.status, { "Content-Type": onward.headers.get("content-type") ?? "" });
    answer.end(Buffer.from(await onward.arrayBuffer()));
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Copies of the product beside the sound one, each with its own trouble. A browser's cookies know
 * no ports, so who is signed in at one is signed in at all of them.
 */
export async function startTroubled(sound: { ports: Ports; databaseUrl: string; folder: string }) {
  const readOnly = await startRefusal(sound.databaseUrl, WRITES);
  const noResumes = await startRefusal(sound.databaseUrl, RESUMES);
  const empty = await startSqld(`${sound.folder}/empty`, await freePort());
  await migrateDatabase(empty.url);
  const databases: Record<Trouble, string> = {
    NO_DATABASE_URL: `http://127.0.0.1:${await freePort()}`,
    READ_ONLY_URL: readOnly.url,
    NO_RESUMES_URL: noResumes.url,
    EMPTY_URL: empty.url,
  };
  const workers: Served[] = [];
  for (const [name, DATABASE_URL] of Object.entries(databases)) {
    const port = await freePort();
    const settings = localSettings({ ...sound.ports, product: port }, { DATABASE_URL });
    // What it logs is what the tests bring about.
    workers.push(await startWorkerd({ port, settings, log: () => {} }));
    process.env[name] = settings.PUBLIC_URL;
  }
  return {
    async close() {
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([readOnly, noResumes, empty].map((part) => part.close()));
    },
  };
}

import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { type DatabaseAddress, migrateDatabase } from "../../../local/database";
import type { Ports } from "../../../local/environment";
import type { Served } from "../../../local/miniflare";
import { freePort } from "../../../local/ports";
import { localSettings } from "../../../local/settings";
import { startSqld } from "../../../local/sqld";
import { startWorkerd } from "../../../local/workerd";

/**
 * The troubles of the copies of the product; each is also the variable that holds the copy's URL.
 */
export type Trouble = "NO_DATABASE_URL" | "READ_ONLY_URL" | "NO_RESUMES_URL" | "EMPTY_URL";

// As sent in requests: quotes within JSON are escaped.
const WRITES = /(insert into|update \\"|delete from)/;
const RESUMES = /from \\"resumes\\"/;

/** A proxy in front of the database that refuses requests that match. */
async function startRefusal(databaseUrl: string, refused: RegExp) {
  const server = createServer(async (request, answer) => {
    const body = await buffer(request);
    if (refused.test(body.toString("latin1"))) {
      answer.writeHead(503).end();
      return;
    }
    const { "content-type": type = "", authorization = "" } = request.headers;
    const onward = await fetch(databaseUrl + request.url, {
      method: request.method,
      headers: { "Content-Type": type, Authorization: authorization },
      ...(body.length > 0 && { body }),
    });
    answer.writeHead(onward.status, { "Content-Type": onward.headers.get("content-type") ?? "" });
    answer.end(Buffer.from(await onward.arrayBuffer()));
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Copies of the healthy product, each with its own trouble. Cookies ignore the port, so a login at
 * one copy counts at all of them.
 */
export async function startTroubled(sound: {
  ports: Ports;
  database: DatabaseAddress;
  folder: string;
}) {
  const { url, authToken } = sound.database;
  const readOnly = await startRefusal(url, WRITES);
  const noResumes = await startRefusal(url, RESUMES);
  const empty = await startSqld(`${sound.folder}/empty`, await freePort());
  await migrateDatabase(empty);
  const databases: Record<Trouble, DatabaseAddress> = {
    NO_DATABASE_URL: { url: `http://127.0.0.1:${await freePort()}` },
    READ_ONLY_URL: { url: readOnly.url, authToken },
    NO_RESUMES_URL: { url: noResumes.url, authToken },
    EMPTY_URL: empty,
  };
  const workers: Served[] = [];
  for (const [name, database] of Object.entries(databases)) {
    const port = await freePort();
    const settings = localSettings(
      { ...sound.ports, product: port },
      { DATABASE_URL: database.url, DATABASE_AUTH_TOKEN: database.authToken },
    );
    // Their logs are dropped: they show only the troubles that the tests cause.
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

import { randomUUID } from "node:crypto";
import { createClient } from "@libsql/client/http";
import type { DatabaseAddress } from "../../../local/database";

const INSERTS = 6;
/**
 * Batches that are sent at once; the rest wait here. More would meet in the database and write
 * less.
 */
const WITH_DATABASE = 4;
const TABLE = [
  `create table bench_rows(id integer primary key autoincrement, batch text not null,
    seq integer not null, status text not null, at text not null, payload text)`,
  "create unique index bench_rows_batch on bench_rows(batch, seq)",
];

const isBusy = (error: Error) => /BUSY|HTTP status 429/.test(error.message);

/**
 * The yardstick: batches of six inserts, about what one application writes, without anything else.
 */
export class BareBatches {
  private constructor(
    private readonly client: ReturnType<typeof createClient>,
    private readonly inFlight: number,
  ) {}

  static async open(database: DatabaseAddress, inFlight: number): Promise<BareBatches> {
    const client = createClient({ ...database, concurrency: WITH_DATABASE });
    await client.batch(TABLE, "write");
    return new BareBatches(client, inFlight);
  }

  /** Batches per second, measured for `ms`. */
  async measure(ms: number): Promise<number> {
    const began = performance.now();
    let batchCount = 0;
    const writer = async () => {
      while (performance.now() < began + ms) {
        if (await this.write()) batchCount += 1;
      }
    };
    await Promise.all(Array.from({ length: this.inFlight }, writer));
    return (batchCount * 1000) / (performance.now() - began);
  }

  /** False if the database was busy; the writer then tries again. */
  private async write(): Promise<boolean> {
    const [batch, at] = [randomUUID(), new Date().toISOString()];
    const results = this.client.batch(
      Array.from({ length: INSERTS }, (_, seq) => ({
        sql: "insert into bench_rows(batch, seq, status, at, payload) values (?, ?, ?, ?, ?)",
        args: [batch, seq, "APPLIED", at, '{"applicationId":1000000}'],
      })),
      "write",
    );
    return results.then(
      () => true,
      (error) => {
        if (isBusy(error)) return false;
        throw error;
      },
    );
  }

  close = () => this.client.close();
}

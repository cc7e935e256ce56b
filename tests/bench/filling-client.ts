import { openDatabase } from "../../db/client";
import type { DatabaseAddress } from "../../local/database";

/** A checkpoint of the filled database may take longer than the product's own client waits. */
const WAIT_MS = 120_000;

/**
 * A client that fills the database of a running product. The product writes meanwhile, so it is the
 * product's own client, which tries again while the database is busy, and it waits longer.
 */
export function fillingClient({ url, authToken }: DatabaseAddress) {
  const client = openDatabase(url, authToken).$client;
  const { batch } = client;
  client.batch = async (...statements: Parameters<typeof batch>) => {
    const until = performance.now() + WAIT_MS;
    for (;;) {
      try {
        return await batch(...statements);
      } catch (error) {
        if (!/SQLITE_BUSY/.test(String(error)) || performance.now() > until) throw error;
      }
    }
  };
  return client;
}

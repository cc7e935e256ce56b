import type { InStatement, ResultSet } from "@libsql/client/web";

/** Statements of one request come within so many turns of its promises, if they come together. */
const TURNS = 12;

interface Asked {
  statement: InStatement;
  resolve(result: ResultSet): void;
  reject(error: unknown): void;
}

/**
 * Sends what one request reads at the same time as one call. Where one statement fails, all that were
 * sent with it do: nobody who asked them together goes on without one of them.
 *
 * @param execute runs one statement.
 * @param batch runs statements in one transaction.
 */
export function readTogether(
  execute: (statement: InStatement) => Promise<ResultSet>,
  batch: (statements: InStatement[]) => Promise<ResultSet[]>,
) {
  let asked: Asked[] = [];

  async function send(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await null;
    const sent = asked;
    asked = [];
    const [first] = sent;
    if (!first) return;
    try {
      const results =
        sent.length === 1
          ? [await execute(first.statement)]
          : await batch(sent.map(({ statement }) => statement));
      sent.forEach(({ resolve }, at) => {
        resolve(results[at] as ResultSet);
      });
    } catch (error) {
      for (const { reject } of sent) reject(error);
    }
  }

  return (statement: InStatement): Promise<ResultSet> =>
    new Promise((resolve, reject) => {
      asked.push({ statement, resolve, reject });
      if (asked.length === 1) void send();
    });
}

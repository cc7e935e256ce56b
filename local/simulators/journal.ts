import { appendFileSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Tables } from "./types";

type Name = keyof Tables;
export type Change = { [N in Name]: [table: N, id: string, row: Tables[N] | null] }[Name];

/**
 * Tables in memory over an append-only file. One line is one whole change set, so a process killed
 * in the middle of a write leaves either all of a payment (order, payment, events) or none of it.
 */
export class Journal {
  readonly tables: { [N in Name]: Map<string, Tables[N]> } = {
    sms: new Map(),
    email: new Map(),
    key: new Map(),
    order: new Map(),
    payment: new Map(),
    refund: new Map(),
    dispute: new Map(),
    event: new Map(),
    attempt: new Map(),
    fault: new Map(),
    setting: new Map(),
    refusal: new Map(),
    dns: new Map(),
  };
  private file: number | null = null;

  constructor(private readonly path?: string) {}

  /** Reads the file back. Not in the constructor, so that a busy port never touches the file. */
  open(): void {
    if (!this.path) return;
    mkdirSync(dirname(this.path), { recursive: true });
    const past = existsSync(this.path) ? readFileSync(this.path, "utf8") : "";
    for (const line of past.split("\n")) {
      if (line === "") continue;
      let changes: Change[];
      try {
        changes = JSON.parse(line);
      } catch {
        continue; // a line that was cut off: its caller never got an answer
      }
      for (const change of changes) this.apply(change);
    }
    this.file = openSync(this.path, "a");
  }

  /** Writes to the file before the tables, so that an answered change survives a restart. */
  write(...changes: Change[]): void {
    // The leading line break ends a line that a full disk or a kill has cut off.
    if (this.file !== null) appendFileSync(this.file, `\n${JSON.stringify(changes)}\n`);
    for (const change of changes) this.apply(change);
  }

  close(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }

  private apply([name, id, row]: Change): void {
    const table = this.tables[name] as Map<string, unknown>;
    if (row === null) table.delete(id);
    else table.set(id, row);
  }
}

export function newestFirst<T>(table: Map<string, T>): T[] {
  return [...table.values()].reverse();
}

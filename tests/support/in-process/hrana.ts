import type { InValue } from "@libsql/client";

// The protocol between the database client and libSQL's server:
// https://github.com/tursodatabase/libsql/blob/main/docs/HRANA_2_SPEC.md

type Value =
  | { type: "null" }
  | { type: "integer"; value: string }
  | { type: "float"; value: number }
  | { type: "text"; value: string }
  | { type: "blob"; base64: string };

export interface Stmt {
  sql?: string;
  sql_id?: number;
  args?: Value[];
  named_args?: { name: string; value: Value }[];
}

export type Condition =
  | { type: "ok" | "error"; step: number }
  | { type: "not"; cond: Condition }
  | { type: "and" | "or"; conds: Condition[] }
  | { type: "is_autocommit" };

export interface StreamRequest {
  type: string;
  sql?: string;
  sql_id?: number;
  stmt?: Stmt;
  batch?: { steps: { stmt: Stmt; condition?: Condition | null }[] };
}

export const fromValue = (value: Value): InValue => {
  if (value.type === "null") return null;
  if (value.type === "blob") return Buffer.from(value.base64, "base64");
  return value.type === "integer" ? BigInt(value.value) : value.value;
};

export function toValue(value: unknown): Value {
  if (value === null || value === undefined) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  if (typeof value === "bigint") return { type: "integer", value: String(value) };
  if (typeof value !== "number")
    return { type: "blob", base64: Buffer.from(value as Buffer).toString("base64") };
  return Number.isSafeInteger(value)
    ? { type: "integer", value: String(value) }
    : { type: "float", value };
}

export const errorOf = (error: unknown) => {
  const { message, code } = error as { message: string; code?: string };
  return { message: `SQLite error: ${message}`, code: code ?? "SQLITE_ERROR" };
};

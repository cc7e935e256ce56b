type Fields = Record<string, string | number | boolean | null | undefined>;

/** One structured line. Never pass codes, tokens, phone numbers or file contents. */
export function log(event: string, fields: Fields = {}): void {
  console.log(JSON.stringify({ event, ...fields }));
}

/** An error with its causes, for operators alone. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  const causes: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) causes.push(`${e.name}: ${e.message}`);
  const stack = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ event, ...fields, causes, stack }));
}

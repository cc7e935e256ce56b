import { AsyncLocalStorage } from "node:async_hooks";

type Fields = Record<string, string | number | boolean | null | undefined>;

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged by it, or by what it calls, bears the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T =>
  requestIds.run(requestId, work);

/** The id of the request that this work belongs to. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

const line = (event: string, fields: Fields) =>
  JSON.stringify({ event, requestId: currentRequestId(), ...fields });

/** One structured line. Never pass codes, tokens, phone numbers or file contents. */
export function log(event: string, fields: Fields = {}): void {
  console.log(line(event, fields));
}

/** A failed query brings its parameters in its message: people's data, which stays out. */
function withoutParams(text: string): string {
  const at = text.indexOf("\nparams:");
  return at < 0 ? text : text.slice(0, at);
}

/** Where an error comes from. What a parameter says may look like a line of it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error && error.stack)) return withoutParams(String(error));
  const { message, stack } = error;
  return withoutParams(stack.replace(message, () => withoutParams(message)));
}

/** An error with its causes, for operators alone. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  const causes: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    causes.push(withoutParams(`${e.name}: ${e.message}`));
  }
  console.error(line(event, { ...fields, causes: causes.join(" < "), stack: stackOf(error) }));
}

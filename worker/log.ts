import { AsyncLocalStorage } from "node:async_hooks";

type Fields = Record<string, string | number | boolean | null | undefined>;

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that every line it logs, directly or in a callee, has the request's id. */
export const withRequestId = <T>(requestId: string, work: () => T): T =>
  requestIds.run(requestId, work);

/** The id of the current request. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

const line = (event: string, fields: Fields) =>
  JSON.stringify({ event, requestId: currentRequestId(), ...fields });

/** Logs a structured line. Never pass codes, tokens, phone numbers or file contents. */
export function log(event: string, fields: Fields = {}): void {
  console.log(line(event, fields));
}

/**
 * The message of a failed query contains its parameters. They are personal data, so they are
 * removed.
 */
function withoutParams(text: string): string {
  const at = text.indexOf("\nparams:");
  return at < 0 ? text : text.slice(0, at);
}

/**
 * An error's stack without the message's parameters. A parameter may contain text that looks like a
 * stack line.
 */
function stackOf(error: unknown): string {
  if (!(error instanceof Error && error.stack)) return withoutParams(String(error));
  const { message, stack } = error;
  return withoutParams(stack.replace(message, () => withoutParams(message)));
}

/** Logs an error with its causes, for operators only. */
export function logError(event: string, error: unknown, fields: Fields = {}): void {
  const causes: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    causes.push(withoutParams(`${e.name}: ${e.message}`));
  }
  console.error(line(event, { ...fields, causes: causes.join(" < "), stack: stackOf(error) }));
}

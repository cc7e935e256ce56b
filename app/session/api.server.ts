import type { ErrorBody } from "../../worker/contract/values";

/** From this status on the server failed, and its message is not useful to people. */
export const SERVER_FAILED = 500;

/** An error answer of the API, with its message and its fields. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  /** The seconds after which to try again, if the API states them. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, body: ErrorBody, retryAfter: string | null = null) {
    super(body.message);
    this.status = status;
    this.retryAfterSeconds = Number(retryAfter) || undefined;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }

  /** The message for people: the reason or, after a server failure, `notDone`. */
  wordsOr(notDone: string): string {
    return this.status < SERVER_FAILED ? this.message : notDone;
  }
}

type Success<R> = R extends { json(): Promise<infer Body> } ? Exclude<Body, ErrorBody> : never;

/** The body of a 2xx answer; any other answer becomes an `ApiError`. */
export async function unwrap<
  R extends Response | { json(): Promise<unknown>; ok: boolean; status: number; headers: Headers },
>(pending: Promise<R> | R): Promise<Success<R>> {
  const response = await pending;
  if (response.ok) {
    return (response.status === 204 ? null : await response.json()) as Success<R>;
  }
  const retryAfter = response.headers.get("Retry-After");
  throw new ApiError(response.status, (await response.json()) as ErrorBody, retryAfter);
}

/** Runs a call and returns its error as a value, for forms that show it beside a field. */
export async function attempt<T>(call: Promise<T>): Promise<{ data: T } | { error: ApiError }> {
  try {
    return { data: await call };
  } catch (error) {
    if (error instanceof ApiError) return { error };
    throw error;
  }
}

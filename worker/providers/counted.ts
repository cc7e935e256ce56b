import { isDeferral, ProviderError } from "./types";

type Call = (...sent: never[]) => Promise<unknown>;
type CallsOf<Port> = { [Name in keyof Port]: Port[Name] extends Call ? Name : never }[keyof Port];

/** The same provider, whose calls of these names are each run by `run`. */
export function wrapped<Port extends object>(
  port: Port,
  names: readonly CallsOf<Port>[],
  run: <T>(call: () => Promise<T>) => Promise<T>,
): Port {
  const calls = names.map((name) => [
    name,
    (...sent: unknown[]) => run<unknown>(() => Reflect.apply(port[name] as Call, port, sent)),
  ]);
  return { ...port, ...Object.fromEntries(calls) };
}

/**
 * The same provider, of which each call of these names is noted once it has come to an end. One for
 * which it has no time yet has not.
 */
export const counted = <Port extends object>(
  port: Port,
  names: readonly CallsOf<Port>[],
  note: (hasFailed: boolean) => void,
): Port =>
  wrapped(port, names, async (call) => {
    try {
      const answer = await call();
      note(false);
      return answer;
    } catch (error) {
      if (error instanceof ProviderError && !isDeferral(error)) note(true);
      throw error;
    }
  });

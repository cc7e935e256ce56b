import { isDeferral, ProviderError } from "./types";

type Call = (...sent: never[]) => Promise<unknown>;
type CallsOf<Port> = { [Name in keyof Port]: Port[Name] extends Call ? Name : never }[keyof Port];

/** A copy of the provider in which `run` executes the named calls. */
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
 * A copy of the provider that reports the result of each named call. A call that the provider
 * defers is not counted.
 */
export const withCallCounts = <Port extends object>(
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

import { ProviderError } from "./types";

type Call = (...sent: never[]) => Promise<unknown>;
type CallsOf<Port> = { [Name in keyof Port]: Port[Name] extends Call ? Name : never }[keyof Port];

/** The same provider, of which each call of these names is noted once it has come to an end. */
export function counted<Port extends object>(
  port: Port,
  names: readonly CallsOf<Port>[],
  note: (hasFailed: boolean) => void,
): Port {
  const calls = names.map((name) => [
    name,
    async (...sent: unknown[]) => {
      try {
        const answer = await Reflect.apply(port[name] as Call, port, sent);
        note(false);
        return answer;
      } catch (error) {
        if (error instanceof ProviderError) note(true);
        throw error;
      }
    },
  ]);
  return { ...port, ...Object.fromEntries(calls) };
}

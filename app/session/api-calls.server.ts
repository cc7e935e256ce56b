import { hc } from "hono/client";
import type { Api } from "../../worker/api/app";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
type Calls = ReturnType<typeof hc<Api>>;

/** Encodes a single path segment. Two dots would leave the path, encoded or not. */
const partOf = (value: string) => (/^\.{1,2}$/.test(value) ? "-" : encodeURIComponent(value));

const encoded = (param: Record<string, string>) =>
  Object.fromEntries(Object.entries(param).map(([name, value]) => [name, partOf(value)]));

/** The client inserts parameters unencoded, so user input could otherwise name another path. */
const withParts = <T extends object>(calls: T): T =>
  new Proxy(calls, {
    get(of, name) {
      const part: unknown = Reflect.get(of, name);
      return typeof part === "function" ? withParts(part) : part;
    },
    apply: (call, self, [args, ...rest]) =>
      Reflect.apply(call as () => unknown, self, [
        args?.param ? { ...args, param: encoded(args.param) } : args,
        ...rest,
      ]),
  });

/** Typed calls to the API; a path parameter can't lead to another path. */
export const apiCalls = (publicUrl: string, fetch: Fetch): Calls =>
  withParts(hc<Api>(publicUrl, { fetch }));

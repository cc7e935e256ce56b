import { hc } from "hono/client";
import type { Api } from "../../worker/api/app";

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
type Calls = ReturnType<typeof hc<Api>>;

/** As one part of a path. Two dots would lead out of it, encoded or not. */
const partOf = (value: string) => (/^\.{1,2}$/.test(value) ? "-" : encodeURIComponent(value));

const encoded = (param: Record<string, string>) =>
  Object.fromEntries(Object.entries(param).map(([name, value]) => [name, partOf(value)]));

/** The client puts parameters into the path as they are: what people sent would name another call. */
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

/** Typed calls to the API; a parameter of a path never leads to another path. */
export const apiCalls = (publicUrl: string, fetch: Fetch): Calls =>
  withParts(hc<Api>(publicUrl, { fetch }));

// The folders of the product, and the imports that each may have.

interface Room {
  name: string;
  holds(file: string): boolean;
  /** Our folders and files that this one may import. */
  may: RegExp;
  /** Packages that it may import. */
  packages: RegExp;
}

export const isRules = (file: string) => /^worker\/domain\/.+\.rules\.ts$/.test(file);
/** What `vite.config.ts` uses. */
const OF_BUILD = "app/delivery/build/";
const FOUNDATION = "worker/(failure|language|log|body|form|crypto)\\.ts";

export const ROOMS: Room[] = [
  {
    name: "facts",
    holds: (f) => f.startsWith("worker/facts/"),
    may: /^worker\/facts\//,
    packages: /^$/,
  },
  {
    name: "words",
    holds: (f) => f.startsWith("worker/words/"),
    may: /^worker\/((facts|words)\/|language\.ts$)/,
    packages: /^$/,
  },
  {
    name: "contract",
    holds: (f) => f.startsWith("worker/contract/"),
    may: /^worker\/(facts|words|contract)\//,
    packages: /^zod$/,
  },
  {
    name: "rules",
    holds: isRules,
    may: /^worker\/((facts|words|contract)\/|domain\/.+\.rules\.ts$)/,
    // The first only compares two words; the second is a list.
    packages: /^(fastest-levenshtein|email-providers\/common\.json)$/,
  },
  {
    name: "domain",
    holds: (f) => f.startsWith("worker/domain/") && !isRules(f),
    may: new RegExp(
      `^(worker/(facts|words|contract|domain)/|db/|worker/providers/types\\.ts$|${FOUNDATION}$)`,
    ),
    packages: /^(zod|hono\/jwt)$/,
  },
  {
    name: "providers",
    holds: (f) => f.startsWith("worker/providers/"),
    may: /^worker\/((facts|contract|providers)\/|crypto\.ts$)/,
    packages: /^zod$/,
  },
  {
    name: "api",
    holds: (f) => f.startsWith("worker/api/"),
    may: new RegExp(
      `^(worker/(facts|words|contract|domain|api)/|db/|app/screens\\.ts$|${FOUNDATION}$)`,
    ),
    packages: /^(zod|drizzle-orm|hono(\/.*)?|@hono\/zod-validator|zod-openapi)$/,
  },
  {
    name: "db",
    holds: (f) => f.startsWith("db/"),
    may: /^((db|worker\/(facts|contract))\/|migrations\/meta\/_journal\.json$)/,
    packages: /^(drizzle-orm(\/.*)?|@libsql\/client\/web)$/,
  },
  {
    name: "build of the screens",
    holds: (f) => f.startsWith(OF_BUILD),
    may: /^worker\/facts\//,
    packages: /^node:/,
  },
  {
    name: "app",
    holds: (f) => f.startsWith("app/") && !f.startsWith(OF_BUILD),
    may: /^((app|worker\/(facts|contract|words))\/|worker\/(crypto|language)\.ts$)/,
    packages:
      /^(react(-dom)?(\/.*)?|@remix-run\/.*|@conform-to\/.*|remix-auth(\/.*)?|zod|hono\/client|virtual:scripts-of-languages)$/,
  },
];

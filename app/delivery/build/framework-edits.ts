import type { Plugin } from "vite";

/** A change of the framework's source. It must match in the browser's build, or the build fails. */
interface Edit {
  /** Why, as the failed build names it. */
  name: string;
  find: string | RegExp;
  replacement: string;
}

/** How long the next page waits for its script or style sheet: a slow connection gets 100 KB in it. */
const FILE_MS = 60_000;

const OF_REMIX: Edit[] = [
  {
    name: "no link prefetches its page",
    find: /let \[(.+), (.+), (.+)\] = usePrefetchBehavior\(.+\)/g,
    replacement: "const $1 = false, $2 = null, $3 = {}",
  },
  {
    name: "no screen declares a link to a page",
    find: "isPageLinkDescriptor(link)",
    replacement: "false",
  },
  {
    name: "no loader or action runs in the browser",
    find: /\w+\.(?:client(?:Loader|Action)|hasClient(?:Loader|Action))\b/g,
    replacement: "undefined",
  },
  {
    name: "the server always passes single fetch",
    find: 'typeof singleFetch === "function"',
    replacement: "true",
  },
  {
    // The framework would reload the current page, and lose what was typed into it.
    name: "a lost module is an event, not a reload",
    find: /window\.location\.reload\(\);(?=\s+return new Promise)/,
    replacement: 'window.dispatchEvent(new Event("modulelost"));',
  },
  {
    name: "a lost module logs nothing",
    find: /console\.error\(`Error loading route module[^;]+;\s+console\.error\(error\);/,
    replacement: "",
  },
  {
    // Neither this wait nor the next has a limit, so a page whose file stalls would never come.
    name: "the wait for a module has a limit",
    find: /await (import\([^)]*route\.module\))/,
    replacement: `await Promise.race([$1, new Promise((_, lost) => setTimeout(lost, ${FILE_MS}))])`,
  },
  {
    name: "the wait for a style sheet has a limit",
    find: "document.head.appendChild(link);",
    replacement: `document.head.appendChild(link); setTimeout(link.onerror, ${FILE_MS});`,
  },
  {
    name: "a module that loads later counts as `prepareRouteModules` changed it",
    find: /return routeModule;(?=\s+\} catch)/,
    replacement: "return routeModulesCache[route.id];",
  },
  {
    name: "its error page gives developers no hints",
    find: /console\.log\(\s*"💿[^)]*\);/g,
    replacement: "",
  },
];

/** Messages of checks and errors for developers: 0.5 KB that no visitor reads. */
const OF_MESSAGES: Edit[] = [
  {
    name: "React links to no longer message",
    find: " for the full message or use the non-minified dev environment for full errors and additional helpful warnings",
    replacement: "",
  },
  {
    name: "React gives no advice about children",
    find: " If you meant to render a collection of children, use an array instead",
    replacement: "",
  },
  {
    name: "the router gives no advice about paths",
    find: /"' character in a manually specified "[^;]+;/,
    replacement: `"'";`,
  },
  {
    name: "failed checks have no message",
    find: /\binvariant\(([^,;]+), ?(?:"[^"]*"|`[^`]*`)\)/g,
    replacement: "invariant($1)",
  },
  {
    name: "errors have no long message",
    find: /\bError\((?:"[^"]{20,}"|`[^`]+`)\)/g,
    replacement: "Error()",
  },
];

const MESSAGES_IN = /\/node_modules\/(@remix-run\/(react|router)|react(-dom)?)\//;

/** Flags that the framework's browser code does not read. */
const SERVER_FLAGS = ["v3_routeConfig", "v3_throwAbortReason"];

/** Puts the values of the future flags into the source, so that the code they rule out is not sent. */
const flagsOf = (flags: Record<string, boolean>): Edit[] =>
  Object.entries(flags)
    .filter(([name]) => !SERVER_FLAGS.includes(name))
    .map(([name, value]) => ({
      name: `the flag ${name} is ${value}`,
      find: new RegExp(`(?<![.\\w])(?:window\\.__remixContext\\.)?future\\.${name}\\b`, "g"),
      replacement: String(value),
    }));

/**
 * Edits the framework's source: code that this product never runs is not sent (4.5 KB), and a file
 * that does not come never keeps a visitor waiting. A new version of the framework that words one of
 * the edited places differently fails the build.
 */
export function frameworkEdits(flags: Record<string, boolean>): Plugin {
  const ofRemix = [...flagsOf(flags), ...OF_REMIX];
  const matched = new Set<Edit>();
  const apply = (edits: Edit[], code: string) =>
    edits.reduce((before, edit) => {
      const after = before.replace(edit.find, edit.replacement);
      if (after !== before) matched.add(edit);
      return after;
    }, code);
  return {
    name: "framework-edits",
    transform(code, id, options) {
      const isRemix = id.includes("/@remix-run/react/");
      const edited = isRemix ? apply(ofRemix, code) : code;
      const hasMessages = !options?.ssr && MESSAGES_IN.test(id);
      return isRemix || hasMessages ? apply(hasMessages ? OF_MESSAGES : [], edited) : undefined;
    },
    buildEnd(error) {
      if (error || this.environment.name !== "client" || this.meta.watchMode) return;
      const missing = [...ofRemix, ...OF_MESSAGES].filter((edit) => !matched.has(edit));
      if (missing.length === 0) return;
      this.error(
        `The framework's source has no match for: ${missing.map(({ name }) => name).join("; ")}. Look at app/delivery/build/framework-edits.ts.`,
      );
    },
  };
}

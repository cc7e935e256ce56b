import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup, type ViteDevServer } from "vite";
import { frameworkEdits } from "./app/delivery/build/framework-edits";
import {
  buildDirectoryOf,
  SCRIPT_LANGUAGE,
  scriptsOfLanguages,
  writeManifests,
} from "./app/delivery/build/scripts-of-languages";
import { wordsOfReader } from "./app/delivery/build/words-of-reader";
import { HYDRATED } from "./app/delivery/hydration";
import { patternOf, SCREENS } from "./app/screens";

declare module "@remix-run/cloudflare" {
  interface Future {
    v3_singleFetch: true;
  }
}

const FUTURE: Record<string, boolean> = {
  v3_fetcherPersist: true,
  v3_lazyRouteDiscovery: false,
  v3_relativeSplatPath: true,
  v3_routeConfig: true,
  v3_singleFetch: true,
  v3_throwAbortReason: true,
};

const SERVER_BUILD = "virtual:remix/server-build";
const CONSOLE_SCREENS = "virtual:console-screens";
const CONSOLE_ROUTE = /\s*"(?:console\/|routes\/(?:staff|hiring)\.)[^}]*module: (route\d+)\s*\},?/g;

/**
 * Puts the screens of the consoles into a part of the Worker of their own, which is loaded when the first
 * of them is requested: no candidate waits for them.
 */
function lateConsoles(): Plugin {
  let late = "";
  let server: ViteDevServer | undefined;
  return {
    name: "late-consoles",
    configureServer: (devServer) => {
      server = devServer;
    },
    resolveId: (id) => (id === CONSOLE_SCREENS ? `\0${id}` : undefined),
    load: (id) => (id === `\0${CONSOLE_SCREENS}` ? late : undefined),
    transform(code, id) {
      if (id !== `\0${SERVER_BUILD}`) return;
      const routes = [...code.matchAll(CONSOLE_ROUTE)];
      if (routes.length === 0) throw new Error("Remix lists its routes in another way.");
      const names = new Set(routes.map(([, name]) => name));
      const imports: string[] = [];
      const rest = code
        .replace(CONSOLE_ROUTE, "")
        .replace(/import \* as (route\d+) from .*;/g, (line, name) => {
          if (!names.has(name)) return line;
          imports.push(line);
          return "";
        });
      const known = server?.moduleGraph.getModuleById(`\0${CONSOLE_SCREENS}`);
      if (known) server?.moduleGraph.invalidateModule(known);
      late = `${imports.join("\n")}\nexport const routes = {${routes.map(([route]) => route).join("")}\n};`;
      return `${rest}\nexport const consoleScreens = () => import("${CONSOLE_SCREENS}");`;
    },
  };
}

/**
 * Makes the Worker in one build: API, screens, queue and schedule share each module. The browser's half of
 * React, which the framework's router imports for a function that no server calls, is left out.
 */
const wholeWorker: Plugin = {
  name: "whole-worker",
  enforce: "pre",
  apply: (_, { isSsrBuild = false }) => isSsrBuild,
  // In place of the list of screens alone, which the framework would build.
  config: {
    order: "post",
    handler: () => ({ build: { rollupOptions: { input: "worker/index.ts" } } }),
  },
  resolveId: (id) => (id === "react-dom" ? "\0react-dom" : undefined),
  load: (id) => (id === "\0react-dom" ? "export {}" : undefined),
  // The style sheets of all screens are in the browser's build.
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || !chunk.viteMetadata) continue;
      for (const name of chunk.viteMetadata.importedCss) delete bundle[name];
      chunk.viteMetadata.importedCss.clear();
    }
  },
};

/** Before the list of routes that the framework's script reads. */
const MANIFEST = "window.__remixManifest=";
const OUTSIDE =
  /^(console\/|routes\/(staff\.|hiring\.|for-employers|practice\.|assessment\.|resume\.photos|applications\.\$id_\.(preparation|changes)|a\.|u\.))/;

/**
 * Leaves the consoles, the page for employers, practice, tests, preparation, photos of a resume, what script asks by
 * itself and what mails and SMS link to out of that list: they are plain, and no page leads there but as to another
 * site. A candidate would fetch half of the list, 0.9 KB, for nothing. In order, and without what is false, which
 * absence says as well, it compresses to 118 B less.
 */
function shortenRoutes(buildDirectory: string): void {
  const folder = join(buildDirectory, "client/assets");
  const lists = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (lists.length === 0) throw new Error("Remix writes its list of routes under another name.");
  for (const name of lists) {
    const file = join(folder, name);
    const { routes, ...rest } = JSON.parse(
      readFileSync(file, "utf8").slice(MANIFEST.length).replace(/;$/, ""),
    );
    const ids = Object.keys(routes).filter((id) => !OUTSIDE.test(id));
    const kept = Object.fromEntries(ids.sort().map((id) => [id, routes[id]]));
    for (const { imports } of Object.values(kept)) imports.sort();
    // A page without script of its own preloads none, and what styles every page is there. A route without
    // a screen keeps its empty list, by which `app/entry.client.tsx` knows it, and needs no module.
    for (const id of ids.filter((id) => id !== "root" && !HYDRATED.has(id))) {
      delete kept[id][kept[id].imports.length > 0 ? "imports" : "module"];
      kept[id].css = kept[id].css.filter((file: string) => !kept.root.css.includes(file));
      if (kept[id].css.length === 0) delete kept[id].css;
    }
    const list = JSON.stringify({ ...rest, routes: kept }, (_, value) =>
      value === false ? undefined : value,
    );
    writeFileSync(file, `${MANIFEST}${list};`);
    writeManifests(name);
  }
}

/** The screen with the most script of its own: it is spared what it has no use for. */
const HEAVIEST = "routes/applications.$id";

const HINTS = ["warning", "warningOnce", "logV6DeprecationWarnings", "console.warn"];

/**
 * Few files: each costs a slow line a round trip, and small ones hardly compress. The framework is
 * one, what is used by every screen or by several is another (two, see above), and the rest comes
 * with its screen.
 */
function chunkOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  // Modules that the bundler makes up begin with a zero.
  if (id.includes("/node_modules/") || id.startsWith("\0")) return "framework";
  const users = new Set<string>();
  const seen = new Set<string>();
  const climb = (module: string): void => {
    if (seen.has(module)) return;
    seen.add(module);
    const user = /\/app\/(root|entry\.client|routes\/[^?]+)\.tsx/.exec(module)?.[1];
    if (user) users.add(user);
    for (const importer of getModuleInfo(module)?.importers ?? []) climb(importer);
  };
  climb(id);
  if (users.has("root") || users.has("entry.client")) return "shared";
  const hydrated = [...users].filter((user) => HYDRATED.has(user));
  // Beside plain pages, too: a script of its own for one small piece costs more than it spares.
  const isShared = hydrated.length === 1 && users.size > 1 && !id.includes(".css");
  if (users.has(HEAVIEST)) return hydrated.length > 1 || isShared ? "shared" : undefined;
  if (hydrated.length > 1) return "lighter";
  return isShared ? `${hydrated[0]?.replace("routes/", "")}-and-plain` : undefined;
}

/** All guides of a language are one part of the Worker: they compress a fifth better than alone. */
function guidesOf(id: string): string | undefined {
  const language = /\/app\/words\/(\w+)\/preparation\//.exec(id)?.[1];
  return language && `guides-${language}`;
}

/**
 * Chance is what no compression shortens, and the list of routes names every file: seven letters tell two
 * states of a file apart as well as eight.
 */
const NAMES = {
  entryFileNames: "assets/[name]-[hash:7].js",
  chunkFileNames: "assets/[name]-[hash:7].js",
  assetFileNames: "assets/[name]-[hash:7][extname]",
};

/** The one column of the table of screens that the browser needs. */
const SKELETONS = SCREENS.flatMap((screen) =>
  screen.skeleton ? [[patternOf(screen), screen.skeleton]] : [],
);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    wordsOfReader(SCRIPT_LANGUAGE),
    tailwindcss(),
    remix({
      future: FUTURE,
      buildDirectory: buildDirectoryOf(SCRIPT_LANGUAGE),
      buildEnd: ({ remixConfig }) => shortenRoutes(remixConfig.buildDirectory),
    }),
    frameworkEdits(FUTURE),
    lateConsoles(),
    wholeWorker,
    scriptsOfLanguages(),
  ],
  worker: { format: "es", plugins: () => [wordsOfReader(SCRIPT_LANGUAGE)] },
  define: { SKELETONS: JSON.stringify(SKELETONS) },
  esbuild: { legalComments: "none" },
  // Without the worker conditions workerd would run React's development build at half the speed.
  ssr:
    command === "build"
      ? {
          target: "webworker",
          noExternal: true,
          external: ["node:async_hooks"],
          resolve: {
            conditions: [
              "workerd",
              "worker",
              "browser",
              "module",
              "import",
              "production",
              "default",
            ],
          },
        }
      : undefined,
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Older browsers get the same pages without script.
    target: "es2022",
    // For the Worker, too: it names browser scripts of its own by what is in them.
    minify: "terser",
    terserOptions: {
      module: true,
      // Safari 10 knows none of the target.
      safari10: false,
      // The router's hints for developers, 0.8 KB of them.
      // A function with parameters is called: gzip packs calls better than copies of its body.
      compress: { passes: 3, pure_funcs: HINTS, inline: 1 },
      format: { comments: false },
    },
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: isSsrBuild
        ? { inlineDynamicImports: false, manualChunks: guidesOf }
        : { manualChunks: chunkOf, ...NAMES },
    },
  },
}));

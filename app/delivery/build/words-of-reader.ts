import { existsSync } from "node:fs";
import type { Plugin } from "vite";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "../../../worker/facts/languages";

const FOLDERS = [...new Set(LANGUAGE_CODES.map((code) => LANGUAGES[code].folder))];
const WORDS = /^(?:\0words:)?~((?:app|worker)\/words)\/(.+)$/;
const IMPORTS = /import \* as (\w+) from "(~(?:app|worker)\/words\/[^"]+)"/g;

/**
 * Resolves the imports of words, such as `import * as words from "~app/words/jobs/job"`. In the
 * Worker each text is looked up in the language of its reader. A browser's build has one language.
 *
 * @param scriptLanguage of the browser's build
 */
export function wordsOfReader(scriptLanguage: string = DEFAULT_LANGUAGE): Plugin {
  let root = "";
  const pathOf = (words: string, language: string, name: string) =>
    `${root}/${words}/${language}/${name}`;
  /** Consoles have no words but English ones. */
  const fileOf = (words: string, language: string, name: string) => {
    const path = pathOf(words, language, name);
    const isThere = existsSync(`${path}.ts`) || existsSync(`${path}.tsx`);
    return isThere ? path : pathOf(words, DEFAULT_LANGUAGE, name);
  };
  return {
    name: "words-of-reader",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    resolveId(id, importer, options) {
      const [, words, name] = WORDS.exec(id) ?? [];
      if (!words || !name) return undefined;
      if (options.ssr) return `\0words:${id}`;
      return this.resolve(fileOf(words, scriptLanguage, name), importer, options);
    },
    load(id) {
      const [, words, name] = (id.startsWith("\0") && WORDS.exec(id)) || [];
      if (!words || !name) return undefined;
      const imports = FOLDERS.map(
        (language) =>
          `import * as ${language} from ${JSON.stringify(fileOf(words, language, name))};`,
      );
      return `${imports.join("\n")}
        import { wordsOfReader } from ${JSON.stringify(`${root}/worker/words/reader`)};
        export const words = wordsOfReader({ ${FOLDERS.join(", ")} });`;
    },
    // A module's own exports have fixed values, while the properties of an object can be looked up.
    transform: (code, _, options) =>
      options?.ssr ? code.replace(IMPORTS, 'import { words as $1 } from "$2"') : undefined,
  };
}

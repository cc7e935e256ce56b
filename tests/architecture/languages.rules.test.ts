import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, LANGUAGES } from "../../worker/facts/languages";

// A words module of another language exports what the English one does, with the same parameters.

const ROOT = resolve(import.meta.dirname, "../..");
const WORDS = ["app/words", "worker/words"];
const OTHERS = [...new Set(LANGUAGE_CODES.map((code) => LANGUAGES[code].folder))].filter(
  (folder) => folder !== DEFAULT_LANGUAGE,
);

const modulesIn = (folder: string): string[] =>
  existsSync(join(ROOT, folder))
    ? readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => file.replace(/\.tsx?$/, ""))
    : [];

/**
 * Types in which each text may be another text. An English text that is always the same has a type
 * that no other text has.
 */
const AS_TEXT = `
  type AsText<T> = T extends string ? string
    : T extends number | boolean | null | undefined | RegExp ? T
    : T extends (...facts: infer Facts) => infer Result ? (...facts: Facts) => AsText<Result>
    : T extends { $$typeof: unknown } ? T
    : { [Name in keyof T]: AsText<T[Name]> };
  type Words<T> = { [Name in keyof T]: AsText<T[Name]> };
`;

/** What the compiler says of the modules of `language` where they stand in for the English ones. */
function differences(words: string, language: string): string[] {
  const english = new Set(modulesIn(`${words}/${DEFAULT_LANGUAGE}`));
  const names = modulesIn(`${words}/${language}`);
  const unknown = names.filter((name) => !english.has(name));
  const lines = names
    .filter((name) => english.has(name))
    .flatMap((name, index) => [
      `import * as english${index} from "./${DEFAULT_LANGUAGE}/${name}";`,
      `import * as other${index} from "./${language}/${name}";`,
      `other${index} satisfies Words<typeof english${index}>;`,
    ]);
  const file = join(ROOT, words, "comparison.ts");
  const source = AS_TEXT + lines.join("\n");
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  host.readFile = (name) => (name === file ? source : readFile(name));
  const program = ts.createProgram([file], { ...options, incremental: false }, host);
  const found = ts.getPreEmitDiagnostics(program).map(({ file: at, start, messageText }) => {
    const line = at && start !== undefined ? at.getLineAndCharacterOfPosition(start).line : 0;
    const where =
      at?.fileName === file ? source.split("\n")[line] : at?.fileName.slice(ROOT.length + 1);
    return `${where}:${line + 1}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
  });
  return [
    ...unknown.map((name) => `${words}/${language}/${name}: no such English module`),
    ...found,
  ];
}

test.each(OTHERS.flatMap((language) => WORDS.map((words) => [language, words])))(
  "%s has the exports of English in %s",
  (language, words) => {
    expect(differences(words, language)).toEqual([]);
  },
  60_000,
);

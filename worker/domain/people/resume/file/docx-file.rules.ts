import type * as words from "~worker/words/resume-files";
import { readEntry, type ZipEntry, zipEntries } from "./zip.rules";

// A Word file is a ZIP with a list of the types of its parts. Many other file types are ZIPs, too,
// and some have a folder of the same name.

const TYPES = "[content_types].xml";
const TYPES_MAX_BYTES = 128 * 1024;
/** Enough to check that a part can be decompressed. */
const PART_BYTES = 1024;
const MIMETYPE_MAX_BYTES = 100;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const DOCUMENT = `${WORD}.document.main+xml`;
const TEMPLATE = `${WORD}.template.main+xml`;
const MACROS = /application\/vnd\.ms-word\.(document|template)\.macroEnabled/i;
const MACRO_PART = /(^|\/)vba(project|data)[^/]*$/;

/** Other ZIP-based types, recognised by an entry that only they have. */
const OTHERS: [entry: RegExp, kind: words.FileProblem][] = [
  [/^xl\/workbook\./, "excel"],
  [/^ppt\/presentation\./, "powerpoint"],
  [/^index\/document\.iwa$/, "pages"],
  [/^(androidmanifest\.xml|meta-inf\/manifest\.mf)$/, "program"],
];

type Bytes = Uint8Array<ArrayBuffer>;

async function textOf(bytes: Bytes, entry: ZipEntry | undefined, maxBytes: number) {
  const content = entry && (await readEntry(bytes, entry, maxBytes));
  if (!content) return "";
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8").decode(content);
}

/** The part that the list of types declares as the document. */
function mainPart(types: string): string | undefined {
  const [override = ""] = (types.match(/<(\w+:)?Override\b[^<>]*>/g) ?? []).filter((tag) =>
    tag.includes(DOCUMENT),
  );
  const name = /PartName\s*=\s*["']\/?([^"'<>]*)["']/.exec(override)?.[1];
  if (name !== undefined) return name.toLowerCase();
  return types.includes(DOCUMENT) ? "word/document.xml" : undefined;
}

/** The type of a ZIP that is not a Word file. */
async function otherKind(bytes: Bytes, entries: ZipEntry[]): Promise<words.FileProblem> {
  const [first] = entries;
  const isNamed = first?.name === "mimetype";
  const mimetype = isNamed ? await textOf(bytes, first, MIMETYPE_MAX_BYTES) : "";
  if (mimetype.startsWith("application/vnd.oasis.opendocument.text")) return "open_document";
  const names = entries.map(({ name }) => name.toLowerCase());
  const other = OTHERS.find(([entry]) => names.some((name) => entry.test(name)));
  return other?.[1] ?? "archive";
}

/** Why a ZIP is not a Word file that can be opened; null for a good one. */
export async function problemOfZip(bytes: Bytes): Promise<words.FileProblem | null> {
  const entries = zipEntries(bytes);
  if (!entries) return "word_broken";
  const find = (name: string | undefined) =>
    entries.find((entry) => entry.name.toLowerCase() === name);
  const list = find(TYPES);
  if (list?.isEncrypted) return "word_locked";
  const types = await textOf(bytes, list, TYPES_MAX_BYTES);
  const hasMacros = entries.some(({ name }) => MACRO_PART.test(name.toLowerCase()));
  if (MACROS.test(types)) return "macros";
  if (types.includes(TEMPLATE)) return "word_template";
  const document = find(mainPart(types));
  if (!types.includes(DOCUMENT) || !document) return otherKind(bytes, entries);
  if (hasMacros) return "macros";
  if (document.isEncrypted) return "word_locked";
  const content = await readEntry(bytes, document, PART_BYTES);
  return content?.length ? null : "word_broken";
}

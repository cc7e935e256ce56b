import type * as words from "~worker/words/resume-files";

// Old Word files are compound files (MS-CFB): a small file system of sectors, with a directory of
// named streams. Password-protected new Word files are compound files, too, with the document as
// one stream.

const HEADER_BYTES = 512;
/** The header's FAT sectors cover more than `RESUME_MAX_BYTES`. */
const TABLE_SECTORS_MAX = 109;
const TABLE_AT = 76;
const ENTRY_BYTES = 128;
/** A Word file has a few dozen. */
const ENTRIES_MAX = 2_000;
const NAME_BYTES_AT = 64;
const CHAIN_END = 0xfffffffe;

const LOCKED_NEW = "EncryptedPackage";
const DOCUMENT = "WordDocument";
const MACROS = ["Macros", "VBA", "_VBA_PROJECT", "_VBA_PROJECT_CUR"];
/** Other file types, recognised by a stream that only they have. */
const OTHERS: [stream: string, kind: words.FileProblem][] = [
  ["Workbook", "excel"],
  ["Book", "excel"],
  ["PowerPoint Document", "powerpoint"],
];

/** The start of a Word stream (MS-DOC, FibBase): its magic number, and the encryption flag. */
const WORD_MARKS = [0xa5ec, 0xa5dc];
const FLAGS_AT = 10;
const ENCRYPTED = 0x0100;

interface Entry {
  name: string;
  first: number;
  size: number;
}

/**
 * Reads the sectors of a compound file. Chains are finite: at most as many sectors as the file has.
 */
class CompoundFile {
  readonly #view: DataView;
  readonly #shift: number;
  /** Set if a chain led outside the file. */
  isCutOff = false;

  constructor(readonly bytes: Uint8Array<ArrayBuffer>) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#shift = this.#view.getUint16(30, true);
  }

  /** Sector size in bytes. */
  get #size(): number {
    return 2 ** this.#shift;
  }

  #offsetOf(sector: number): number {
    return (sector + 1) * this.#size;
  }

  #number(at: number): number | undefined {
    return at + 4 <= this.bytes.length ? this.#view.getUint32(at, true) : undefined;
  }

  /** The sector after another one in its chain; undefined at the end. */
  #after(sector: number): number | undefined {
    const inOneSector = this.#size / 4;
    const nth = Math.floor(sector / inOneSector);
    if (nth >= TABLE_SECTORS_MAX) return undefined;
    const table = this.#number(TABLE_AT + nth * 4);
    if (table === undefined) return undefined;
    return this.#number(this.#offsetOf(table) + (sector % inOneSector) * 4);
  }

  /** The file offsets of a stream's sectors. */
  *#chain(first: number): Generator<number> {
    let sector: number | undefined = first;
    for (let sectorsLeft = this.bytes.length / this.#size; sectorsLeft > 0; sectorsLeft -= 1) {
      if (sector === CHAIN_END) return;
      if (sector === undefined || this.#offsetOf(sector) >= this.bytes.length) {
        this.isCutOff = true;
        return;
      }
      yield this.#offsetOf(sector);
      sector = this.#after(sector);
    }
  }

  *#entries(): Generator<Entry> {
    for (const offset of this.#chain(this.#number(48) ?? 0)) {
      for (let at = offset; at < offset + this.#size; at += ENTRY_BYTES) {
        if (at + ENTRY_BYTES > this.bytes.length) {
          this.isCutOff = true;
          return;
        }
        const nameBytes = Math.min(this.#view.getUint16(at + NAME_BYTES_AT, true), NAME_BYTES_AT);
        if (nameBytes < 2) continue;
        const name = this.bytes.subarray(at, at + nameBytes - 2);
        yield {
          name: new TextDecoder("utf-16le").decode(name),
          first: this.#view.getUint32(at + 116, true),
          size: this.#view.getUint32(at + 120, true),
        };
      }
    }
  }

  /** The directory entries, the root first; empty if the directory cannot be read. */
  list(): Entry[] {
    const listed: Entry[] = [];
    if (this.#shift !== 9 && this.#shift !== 12) return listed;
    for (const entry of this.#entries()) {
      listed.push(entry);
      if (listed.length === ENTRIES_MAX) break;
    }
    return listed;
  }

  /** The file offset of a stream; undefined if the stream is incomplete. */
  beginOf({ first, size }: Entry, root: Entry): number | undefined {
    const isSmall = size < (this.#number(56) ?? 0);
    if (!isSmall) {
      const sectors = [...this.#chain(first)];
      return sectors.length * this.#size >= size ? sectors[0] : undefined;
    }
    // Small streams are stored inside the root's stream.
    const within = first * 2 ** this.#view.getUint16(32, true);
    const sector = [...this.#chain(root.first)][Math.floor(within / this.#size)];
    return sector === undefined ? undefined : sector + (within % this.#size);
  }
}

/** Why a compound file is not a Word file that can be opened; null for a good one. */
export function problemOfCompoundFile(bytes: Uint8Array<ArrayBuffer>): words.FileProblem | null {
  if (bytes.length < HEADER_BYTES) return "word_broken";
  const file = new CompoundFile(bytes);
  const entries = file.list();
  const [root] = entries;
  const find = (name: string) => entries.find((entry) => entry.name === name);
  if (!root) return "word_broken";
  if (find(LOCKED_NEW)) return "word_locked";
  const document = find(DOCUMENT);
  if (!document) {
    const other = OTHERS.find(([stream]) => find(stream))?.[1];
    return other ?? (file.isCutOff ? "word_broken" : "unknown");
  }
  const begin = file.beginOf(document, root);
  if (begin === undefined || begin + FLAGS_AT + 2 > bytes.length) return "word_broken";
  const view = new DataView(bytes.buffer, bytes.byteOffset + begin);
  if (!WORD_MARKS.includes(view.getUint16(0, true))) return "word_broken";
  if (view.getUint16(FLAGS_AT, true) & ENCRYPTED) return "word_locked";
  return MACROS.some(find) ? "macros" : null;
}

// Reads single values from a PDF: the part of its grammar that trailers and stream dictionaries
// use.

interface PdfName {
  name: string;
}
/** A reference to an object by its number. */
interface PdfReference {
  object: number;
  generation: number;
}
export type PdfDictionary = Map<string, PdfValue>;
export type PdfValue =
  | number
  | boolean
  | null
  | Uint8Array
  | PdfName
  | PdfReference
  | PdfValue[]
  | PdfDictionary;

/** No value that is read here is nested more deeply, or longer. */
const DEPTH_MAX = 16;
const VALUE_MAX_BYTES = 16 * 1024;

const SPACES = "\0\t\n\f\r ";
const DELIMITERS = `${SPACES}()<>[]{}/%`;
const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

class Malformed extends Error {}

class ValueReader {
  #at: number;
  readonly #end: number;

  constructor(
    readonly bytes: Uint8Array,
    at: number,
  ) {
    this.#at = at;
    this.#end = Math.min(bytes.length, at + VALUE_MAX_BYTES);
  }

  /** The character at the current position, or `ahead` characters later; "" at the end. */
  #peek(ahead = 0): string {
    const byte = this.#at + ahead < this.#end ? this.bytes[this.#at + ahead] : undefined;
    return byte === undefined ? "" : String.fromCharCode(byte);
  }

  #next(): number {
    const byte = this.#at < this.#end ? this.bytes[this.#at] : undefined;
    if (byte === undefined) throw new Malformed();
    this.#at += 1;
    return byte;
  }

  #skipSpace(): void {
    for (;;) {
      const character = this.#peek();
      if (character === "%") {
        while (!["", "\n", "\r"].includes(this.#peek())) this.#at += 1;
      } else if (character !== "" && SPACES.includes(character)) this.#at += 1;
      else return;
    }
  }

  /** The characters up to the next white space or delimiter. */
  #word(): string {
    let word = "";
    while (this.#peek() !== "" && !DELIMITERS.includes(this.#peek())) {
      word += String.fromCharCode(this.#next());
    }
    return word;
  }

  value(depth = 0): PdfValue {
    if (depth > DEPTH_MAX) throw new Malformed();
    this.#skipSpace();
    const character = this.#peek();
    if (character === "/") return this.#name();
    if (character === "(") return this.#literal();
    if (character === "[") return this.#list("]", depth);
    if (character === "<") return this.#peek(1) === "<" ? this.#dictionary(depth) : this.#hex();
    return this.#plain();
  }

  #name(): PdfName {
    this.#next();
    const name = this.#word().replace(/#([0-9a-f]{2})/gi, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return { name };
  }

  /** A number, a reference or a keyword. */
  #plain(): PdfValue {
    const word = this.#word();
    if (word === "null") return null;
    if (word === "true" || word === "false") return word === "true";
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(word)) throw new Malformed();
    return /^\d+$/.test(word) ? (this.#reference(Number(word)) ?? Number(word)) : Number(word);
  }

  #reference(object: number): PdfReference | undefined {
    const back = this.#at;
    this.#skipSpace();
    const generation = this.#word();
    this.#skipSpace();
    if (/^\d+$/.test(generation) && this.#word() === "R") {
      return { object, generation: Number(generation) };
    }
    this.#at = back;
    return undefined;
  }

  #list(close: string, depth: number): PdfValue[] {
    this.#at += close.length;
    const values: PdfValue[] = [];
    for (;;) {
      this.#skipSpace();
      if (this.#peek() === close[0]) break;
      values.push(this.value(depth + 1));
    }
    this.#at += close.length;
    return values;
  }

  #dictionary(depth: number): PdfDictionary {
    const values = this.#list(">>", depth);
    const dictionary: PdfDictionary = new Map();
    for (let at = 0; at + 1 < values.length; at += 2) {
      dictionary.set(nameOf(values[at]), values[at + 1] ?? null);
    }
    return dictionary;
  }

  #hex(): Uint8Array {
    this.#next();
    let digits = "";
    while (this.#peek() !== ">") digits += String.fromCharCode(this.#next());
    this.#next();
    const pairs = digits.replace(/[^0-9a-f]/gi, "").match(/..?/g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, "0"), 16));
  }

  #literal(): Uint8Array {
    this.#next();
    const bytes: number[] = [];
    for (let open = 1; ; ) {
      const byte = this.#next();
      const character = String.fromCharCode(byte);
      if (character === "\\") bytes.push(...this.#escape());
      else {
        if (character === "(") open += 1;
        if (character === ")") open -= 1;
        if (open === 0) return Uint8Array.from(bytes);
        bytes.push(byte);
      }
    }
  }

  #escape(): number[] {
    const byte = this.#next();
    const character = String.fromCharCode(byte);
    if (character in ESCAPES) return [ESCAPES[character] ?? 0];
    if (character === "\r") {
      if (this.#peek() === "\n") this.#next();
      return [];
    }
    if (character === "\n") return [];
    if (!/[0-7]/.test(character)) return [byte];
    let octal = character;
    while (octal.length < 3 && /[0-7]/.test(this.#peek())) {
      octal += String.fromCharCode(this.#next());
    }
    return [Number.parseInt(octal, 8) & 255];
  }
}

/** The value at a position; undefined if it cannot be read. */
export function readPdfValue(bytes: Uint8Array, at: number): PdfValue | undefined {
  try {
    return new ValueReader(bytes, at).value();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === "object" && value !== null && "object" in value;
/** The text of a name; "" for other values. */
export const nameOf = (value: PdfValue | undefined): string =>
  typeof value === "object" && value !== null && "name" in value ? value.name : "";

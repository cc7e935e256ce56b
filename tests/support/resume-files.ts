import { deflateRawSync } from "node:zlib";
import { PDF } from "./people";

// Resume files in the formats of different programs, as far as the product's checks can tell.

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (content: string | Uint8Array): Bytes => new Uint8Array(Buffer.from(content));

/** The smallest PDF, encrypted with this dictionary and ID. */
export const encryptedPdf = ({ dictionary, id }: { dictionary: string; id: string }) =>
  PDF.replace("xref\n", `4 0 obj${dictionary}endobj\nxref\n`).replace(
    "/Root 1 0 R",
    `/Root 1 0 R/Encrypt 4 0 R/ID[<${id}><${id}>]`,
  );

const ENCRYPTED = 1;
const DEFLATED = 8;

interface ZipOptions {
  isEncrypted?: boolean;
}

/** A ZIP with these entries. */
export function zip(entries: Record<string, string>, { isEncrypted }: ZipOptions = {}): Bytes {
  const flags = isEncrypted ? ENCRYPTED : 0;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const header = Buffer.alloc(30);
    header.write("PK\x03\x04", "latin1");
    header.writeUInt16LE(flags, 6);
    header.writeUInt16LE(DEFLATED, 8);
    header.writeUInt32LE(packed.length, 18);
    header.writeUInt32LE(content.length, 22);
    header.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.write("PK\x01\x02", "latin1");
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(DEFLATED, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(content.length, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(offset, 42);
    const local = Buffer.concat([header, Buffer.from(name), packed]);
    locals.push(local);
    directory.push(entry, Buffer.from(name));
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return bytesOf(Buffer.concat([...locals, ...directory, end]));
}

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** The list of content types in an Office file, with the type of its main part. */
const types = (part: string, type: string) =>
  `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/>` +
  `<Override ContentType="${type}" PartName="/${part}"/></Types>`;

/** The entries of a DOCX file. */
export const wordParts = (part = "word/document.xml", type = WORD) => ({
  "[Content_Types].xml": types(part, type),
  "_rels/.rels": "<Relationships/>",
  [part]: "<w:document><w:body><w:p>Asha Verma</w:p></w:body></w:document>",
});

export const docx = (parts: Record<string, string> = wordParts(), options?: ZipOptions) =>
  zip(parts, options);

const SECTOR = 512;
const ENTRY = 128;
/** Directory entries that fit in one sector, without the root. */
const STREAMS_MAX = SECTOR / ENTRY - 1;
const CHAIN_END = 0xfffffffe;
const TABLE = 0xfffffffd;
/** From this size on, a stream has its own sectors. */
const LARGE = 4096;

function directoryEntry(name: string, type: number, first: number, size: number): Buffer {
  const entry = Buffer.alloc(ENTRY);
  entry.write(`${name}\0`, "utf16le");
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  entry.fill(255, 68, 80);
  entry.writeUInt32LE(first, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A compound file with up to three streams; each begins with the given bytes. */
export function compoundFile(streams: Record<string, Uint8Array>): Bytes {
  const each = LARGE / SECTOR;
  // The sector table, then the directory, then the streams.
  const table = Buffer.alloc(SECTOR, 255);
  table.writeUInt32LE(TABLE, 0);
  table.writeUInt32LE(CHAIN_END, 4);
  const entries = [directoryEntry("Root Entry", 5, CHAIN_END, 0)];
  const contents: Buffer[] = [];
  for (const [name, content] of Object.entries(streams).slice(0, STREAMS_MAX)) {
    const first = 2 + contents.length * each;
    for (let nth = 0; nth < each; nth += 1) {
      table.writeUInt32LE(nth === each - 1 ? CHAIN_END : first + nth + 1, (first + nth) * 4);
    }
    entries.push(directoryEntry(name, 2, first, LARGE));
    contents.push(Buffer.concat([content], LARGE));
  }
  const header = Buffer.alloc(SECTOR);
  header.write("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1");
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(LARGE, 56);
  header.fill(255, 76);
  header.writeUInt32LE(0, 76);
  return bytesOf(Buffer.concat([header, table, Buffer.concat(entries, SECTOR), ...contents]));
}

/** The first bytes of the stream of an old Word file. */
const wordStream = (flags = 0) =>
  Uint8Array.from([0xec, 0xa5, 0xc1, 0, 0, 0, 0, 0, 0, 0, 0, flags]);

export const doc = (more: Record<string, Uint8Array> = {}) =>
  compoundFile({ WordDocument: wordStream(), ...more });
export const lockedDoc = () => compoundFile({ WordDocument: wordStream(1) });
/** An encrypted DOCX is a compound file, not a ZIP. */
export const lockedDocx = () =>
  compoundFile({ EncryptionInfo: Uint8Array.of(4, 0, 4, 0), EncryptedPackage: new Uint8Array(8) });

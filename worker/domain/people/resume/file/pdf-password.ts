import { aesCbcBytes, md5Bytes, sha2Bytes } from "../../../../crypto";
import { nameOf, type PdfDictionary, type PdfValue } from "./pdf-values.rules";

// ISO 32000-2, 7.6.4: checks whether the empty user password opens a PDF. It does if only an owner
// password is set, which merely restricts printing or changing.

/** The padding of passwords (algorithm 2, step a). */
const PADDING = Uint8Array.from([
  0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
  0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
]);
const KEY_ROUNDS = 50;
const CIPHER_ROUNDS = 19;
/**
 * The last byte of a round decides whether the revision 6 hash ends; it must end within this range.
 */
const HASH_ROUNDS = { least: 64, most: 64 + 255 };
const REPEATS = 64;

type Bytes = Uint8Array<ArrayBuffer>;

function join(...parts: Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** RC4, which Web Crypto does not offer. */
function rc4(key: Uint8Array, content: Uint8Array): Bytes {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    const value = state[one] ?? 0;
    state[one] = state[other] ?? 0;
    state[other] = value;
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return Uint8Array.from(content, (byte) => {
    one = (one + 1) & 255;
    other = (other + (state[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) & 255] ?? 0);
  });
}

interface Encryption {
  revision: number;
  /** The stored values for the owner password and the user password. */
  owner: Uint8Array;
  user: Uint8Array;
  permissions: number;
  /** Possible key lengths in bytes. */
  keyLengths: number[];
  coversMetadata: boolean;
}

/** Revisions 2 to 4: MD5 and RC4 (algorithms 2, 4, 5 and 6). */
async function opensOld(encryption: Encryption, id: Uint8Array, keyLength: number) {
  const { revision, owner, user, permissions, coversMetadata } = encryption;
  const rights = new Uint8Array(4);
  new DataView(rights.buffer).setInt32(0, permissions | 0, true);
  const mark = revision >= 4 && !coversMetadata ? new Uint8Array(4).fill(255) : new Uint8Array();
  let key = await md5Bytes(join(PADDING, owner.subarray(0, 32), rights, id, mark));
  if (revision === 2) return isSame(rc4(key.subarray(0, keyLength), PADDING), user.subarray(0, 32));
  for (let round = 0; round < KEY_ROUNDS; round += 1) key = await md5Bytes(key.slice(0, keyLength));
  key = key.slice(0, keyLength);
  let expected = rc4(key, await md5Bytes(join(PADDING, id)));
  for (let round = 1; round <= CIPHER_ROUNDS; round += 1) {
    expected = rc4(
      key.map((byte) => byte ^ round),
      expected,
    );
  }
  return isSame(expected, user.subarray(0, 16));
}

/** The hash of revision 6 for the empty password (algorithm 2.B). */
async function newestHash(salt: Bytes): Promise<Bytes> {
  let key = await sha2Bytes(256, salt);
  for (let round = 0; round < HASH_ROUNDS.most; round += 1) {
    const repeated = join(...Array<Uint8Array>(REPEATS).fill(key));
    const mixed = await aesCbcBytes(key.slice(0, 16), key.slice(16, 32), repeated);
    const remainder = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = await sha2Bytes(remainder === 0 ? 256 : remainder === 1 ? 384 : 512, mixed);
    const rounds = round + 1;
    if (rounds >= HASH_ROUNDS.least && (mixed.at(-1) ?? 0) <= rounds - 32) break;
  }
  return key.slice(0, 32);
}

/** Revisions 5 and 6: SHA-2 and AES (algorithm 11). */
async function opensNew({ revision, user }: Encryption) {
  const salt = user.slice(32, 40);
  const hash = revision === 5 ? await sha2Bytes(256, salt) : await newestHash(salt);
  return isSame(hash, user.subarray(0, 32));
}

const bytesOf = (value: PdfValue | undefined) =>
  value instanceof Uint8Array ? value : new Uint8Array();
const numberOf = (value: PdfValue | undefined) => (typeof value === "number" ? value : 0);

function read(dictionary: PdfDictionary): Encryption {
  const bits = numberOf(dictionary.get("Length"));
  const revision = numberOf(dictionary.get("R"));
  // Programs store the key length in different places.
  const lengths = [bits / 8, 16, 5].filter((length) => length >= 5 && length <= 16);
  return {
    revision,
    owner: bytesOf(dictionary.get("O")),
    user: bytesOf(dictionary.get("U")),
    permissions: numberOf(dictionary.get("P")),
    keyLengths: revision === 2 ? [5] : [...new Set(lengths.map(Math.floor))],
    coversMetadata: dictionary.get("EncryptMetadata") !== false,
  };
}

/**
 * Whether an encrypted PDF opens without a password. PDFs that are encrypted with certificates or a
 * proprietary method do not.
 *
 * @param id the first part of the file's ID
 */
export async function opensWithoutPassword(dictionary: PdfDictionary, id: Uint8Array) {
  const encryption = read(dictionary);
  const { revision, keyLengths } = encryption;
  if (nameOf(dictionary.get("Filter")) !== "Standard") return false;
  if (revision === 5 || revision === 6) return opensNew(encryption);
  if (revision < 2 || revision > 4) return false;
  for (const length of keyLengths) {
    if (await opensOld(encryption, id, length)) return true;
  }
  return false;
}

import { decodeBase64Url, encodeBase64, encodeBase64Url } from "hono/utils/encode";

// Every digest, signature, random token and text encoding of bytes is made here.

type Content = string | ArrayBuffer | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();

const bytesOf = (content: Content) =>
  typeof content === "string" ? encoder.encode(content) : content;

const hex = (bytes: ArrayBuffer | Uint8Array) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const digest = (content: Content) => crypto.subtle.digest("SHA-256", bytesOf(content));

/**
 * SHA-256 as lower-case hex, for content, and for tokens that are long and random enough to need no
 * key.
 */
export const sha256 = async (content: Content) => hex(await digest(content));

/** SHA-256 as base64, the format of headers and content policies. */
export const sha256Base64 = async (content: Content) => encodeBase64(await digest(content));

/** SHA-2 with this number of bits, as bytes. */
export const sha2Bytes = async (bits: 256 | 384 | 512, content: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${bits}`, content));

/** MD5 as bytes, only for file formats that require it. */
export const md5Bytes = async (content: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("MD5", content));

/** AES-CBC of whole blocks, without the padding block at the end. */
export async function aesCbcBytes(
  key: Uint8Array<ArrayBuffer>,
  iv: Uint8Array<ArrayBuffer>,
  blocks: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const aes = await crypto.subtle.importKey("raw", key, "AES-CBC", false, ["encrypt"]);
  const encrypted = await crypto.subtle.encrypt({ name: "AES-CBC", iv }, aes, blocks);
  return new Uint8Array(encrypted, 0, blocks.length);
}

const HMAC = { name: "HMAC", hash: "SHA-256" };
/** Imported keys by secret. There are only a few secrets, and a list signs a link in each row. */
const keys = new Map<string, CryptoKey>();

async function importKey(secret: string): Promise<CryptoKey> {
  const cachedKey = keys.get(secret);
  if (cachedKey) return cachedKey;
  const raw = encoder.encode(secret);
  const key = await crypto.subtle.importKey("raw", raw, HMAC, false, ["sign", "verify"]);
  keys.set(secret, key);
  return key;
}

/** HMAC-SHA256 as lower-case hex. */
export const hmac = async (secret: string, message: Content) =>
  hex(await crypto.subtle.sign("HMAC", await importKey(secret), bytesOf(message)));

/** The current secret and, while a rotation lasts, the one before it. */
export type Secrets = readonly [current: string, previous?: string];

/** The secrets that sign tokens and links, and key the stored hashes. */
export const tokenSecrets = (settings: {
  TOKEN_SECRET: string;
  TOKEN_SECRET_PREVIOUS?: string;
}): Secrets => [settings.TOKEN_SECRET, settings.TOKEN_SECRET_PREVIOUS];

/**
 * The message's HMACs under the current and the previous secret, to compare with stored ones in
 * SQL.
 */
export const hmacs = (secrets: Secrets, message: Content) =>
  Promise.all(secrets.filter((secret) => secret !== undefined).map((one) => hmac(one, message)));

/**
 * Compares a hex HMAC in constant time with the message's HMAC under the current and the previous
 * secret. Any text that is not 64 lower-case hex digits is wrong.
 */
export async function hmacMatches(
  secrets: Secrets,
  message: Content,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const data = bytesOf(message);
  for (const secret of secrets) {
    if (!secret) continue;
    if (await crypto.subtle.verify("HMAC", await importKey(secret), bytes, data)) return true;
  }
  return false;
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

const base64url = (bytes: Uint8Array<ArrayBuffer>) =>
  encodeBase64Url(bytes.buffer).replace(/=+$/, "");

/** 256 random bits, URL-safe. */
export const randomToken = () => base64url(randomBytes(32));

/** 128 random bits as lower-case hex. */
export const randomSeed = () => hex(randomBytes(16));

/** A code of at most nine random digits; all codes are equally likely. */
export function randomCode(digits: number): string {
  const count = 10 ** digits;
  const limit = 2 ** 32 - (2 ** 32 % count);
  const [number = limit] = crypto.getRandomValues(new Uint32Array(1));
  return number < limit ? String(number % count).padStart(digits, "0") : randomCode(digits);
}

/** Random characters of an alphabet whose size divides 256; all are equally likely. */
export const randomText = (alphabet: string, count: number) =>
  Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join("");

/** Encodes text for a URL; `fromUrlText` decodes it. This is not encryption. */
export const toUrlText = (text: string) => base64url(encoder.encode(text));

/** @throws Error if the text is not base64. */
export const fromUrlText = (encoded: string) => new TextDecoder().decode(decodeBase64Url(encoded));

const sealingKey = async (secret: string) =>
  crypto.subtle.importKey("raw", await digest(`seal:${secret}`), "AES-GCM", false, [
    "encrypt",
    "decrypt",
  ]);

const NONCE_BYTES = 12;

/**
 * Encrypts a text with AES-GCM under the current secret, so that it is unreadable in the database.
 */
export async function seal([secret]: Secrets, text: string): Promise<string> {
  const iv = randomBytes(NONCE_BYTES);
  const key = await sealingKey(secret);
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, encoder.encode(text));
  return `${base64url(iv)}.${base64url(new Uint8Array(sealed))}`;
}

/** Decrypts a text that `seal` encrypted; null if neither secret fits. */
export async function unseal(secrets: Secrets, sealed: string): Promise<string | null> {
  const [iv, content] = sealed.split(".").map((part) => decodeBase64Url(part));
  if (!iv || !content) return null;
  for (const secret of secrets) {
    if (!secret) continue;
    const key = await sealingKey(secret);
    const text = await crypto.subtle
      .decrypt({ name: "AES-GCM", iv }, key, content)
      .catch(() => null);
    if (text) return new TextDecoder().decode(text);
  }
  return null;
}

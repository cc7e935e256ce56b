import type { Settings } from "../settings";

const encoder = new TextEncoder();
const DIGIT_LIMIT = 60_000;

function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function importKey(secret: string): Promise<CryptoKey> {
  return crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
}

/** HMAC-SHA256 as lower-case hex. */
export async function hmac(
  secret: string,
  message: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const data = typeof message === "string" ? encoder.encode(message) : message;
  return hex(await crypto.subtle.sign("HMAC", await importKey(secret), data));
}

/**
 * Compares a hex HMAC in constant time with what the current or the previous secret makes;
 * anything that is not 64 lower-case hex digits is wrong.
 */
export async function hmacMatches(
  secrets: Secrets,
  message: string | Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const data = typeof message === "string" ? encoder.encode(message) : message;
  for (const secret of secrets) {
    if (!secret) continue;
    if (await crypto.subtle.verify("HMAC", await importKey(secret), bytes, data)) return true;
  }
  return false;
}

/** The current secret and, while a rotation lasts, the one before it. */
export type Secrets = readonly [current: string, previous: string | undefined];

/** What signs tokens and links and keys what is stored hashed. */
export const tokenSecrets = (settings: Settings): Secrets => [
  settings.TOKEN_SECRET,
  settings.TOKEN_SECRET_PREVIOUS,
];

/** 256 random bits, URL-safe. */
export function randomToken(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

/** Four random digits, each of the 10,000 codes as likely as any other. */
export function randomCode(): string {
  const pair = new Uint16Array(1);
  do crypto.getRandomValues(pair);
  while ((pair[0] ?? 0) >= DIGIT_LIMIT);
  return String((pair[0] ?? 0) % 10_000).padStart(4, "0");
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 as lower-case hex: for tokens that are long and random themselves, and for contents. */
export async function sha256(content: string | ArrayBuffer): Promise<string> {
  const data = typeof content === "string" ? encoder.encode(content) : content;
  return hex(await crypto.subtle.digest("SHA-256", data));
}

/** The same text from the same sender within this time is one. */
export const SAME_TEXT_SECONDS = 600;

/** Stands for a sender and a text. */
export const textDigest = (parts: unknown[]) => sha256(JSON.stringify(parts));

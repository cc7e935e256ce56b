import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OWNER_ALONE = 0o600;

/** Written whole or not at all, whatever kills this process in the middle. */
function makeKey(file: string): void {
  const pem = generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, pem, { mode: OWNER_ALONE });
  renameSync(draft, file);
}

function readKey(file: string): KeyObject {
  const pem = readFileSync(file);
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // What it is instead doesn't matter.
  }
  throw new Error(`${file} is no key. Delete it: the next start makes another and keeps the data.`);
}

/**
 * The key of a data folder's database server, made when it is first asked for. A server without one
 * takes SQL from every page that its owner visits, and its SQL reads and writes files.
 *
 * @returns the public half, as the server reads it, and the token to show (a JWT without an end).
 * @throws Error of one clear line when the folder's file holds no key.
 */
export function databaseKey(folder: string): { publicKey: string; token: string } {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "database.key");
  if (!existsSync(file)) makeKey(file);
  chmodSync(file, OWNER_ALONE);
  const key = readKey(file);
  const { x: publicKey = "" } = createPublicKey(key).export({ format: "jwk" });
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString("base64url");
  const claims = `${part({ alg: "EdDSA", typ: "JWT" })}.${part({ a: "rw" })}`;
  const signature = sign(null, Buffer.from(claims), key).toString("base64url");
  return { publicKey, token: `${claims}.${signature}` };
}

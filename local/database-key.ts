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

/** Writes the key file atomically: a crash in the middle leaves no half-written key. */
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
    // A file that is not a key gets the error below.
  }
  throw new Error(`${file} is no key. Delete it: the next start makes another and keeps the data.`);
}

/**
 * The key of a data folder's database server, created on first use. Without a key the server would
 * accept SQL from every web page that its owner visits, and its SQL can read and write files.
 *
 * @returns the public key, in the server's format, and the token for callers (a JWT that never
 *   expires).
 * @throws Error with a one-line message if the folder's file holds no key.
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

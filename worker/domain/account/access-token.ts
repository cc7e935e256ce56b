import { decode, sign, verify } from "hono/jwt";
import { livingToken } from "../../../db/account/refresh-tokens";
import type { Tokens } from "../../contract/auth";
import { hmac, sha256, tokenSecrets } from "../../crypto";
import type { Settings } from "../../settings";
import type { Service } from "../service";

type AccessKey = Awaited<ReturnType<typeof makeAccessKey>>;

/** A key of its own, so that a file or test link can never be read as an access token. */
async function makeAccessKey(secret: string) {
  const key = await hmac(secret, "access-key");
  return { kty: "oct", alg: "HS256", k: key, kid: (await sha256(key)).slice(0, 8) };
}

/** Those of this isolate, by their secrets: every call with a login needs one. */
const made = new Map<string, AccessKey>();

async function accessKey(secret: string): Promise<AccessKey> {
  const known = made.get(secret);
  if (known) return known;
  const key = await makeAccessKey(secret);
  made.set(secret, key);
  return key;
}

/** The keys that open an access token, by the id that its header names. */
async function accessKeys({ settings }: Service) {
  const secrets = tokenSecrets(settings).filter((secret) => secret !== undefined);
  return Promise.all(secrets.map(accessKey));
}

/**
 * Whom an access token speaks for, and the login (its family of refresh tokens) that it came from.
 */
export interface Login {
  userId: number;
  family: string;
}

/** An access token of a login, good from `now` on for `ACCESS_TOKEN_SECONDS`. */
export async function accessToken(
  settings: Pick<Settings, "TOKEN_SECRET" | "ACCESS_TOKEN_SECONDS">,
  { userId, family }: Login,
  now: Date,
): Promise<Tokens["access"]> {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + settings.ACCESS_TOKEN_SECONDS;
  const token = await sign(
    { sub: String(userId), sid: family, iat, exp },
    await accessKey(settings.TOKEN_SECRET),
  );
  return { token, expires: new Date(exp * 1000).toISOString() };
}

/** The login of a good access token, also of one that was ended since, else null. */
export async function loginOfToken(service: Service, token: string): Promise<Login | null> {
  try {
    const { kid } = decode(token).header;
    const key = (await accessKeys(service)).find((known) => known.kid === kid);
    if (!key) return null;
    // The library asks the machine's clock. Machines at the edge differ by more than a second: `iat`
    // is not compared.
    const { sub, sid, exp } = await verify(token, key, { alg: "HS256", iat: false, exp: false });
    if (exp === undefined || exp * 1000 <= service.now.getTime()) return null;
    const id = Number(sub);
    if (!Number.isSafeInteger(id) || id <= 0 || typeof sid !== "string") return null;
    return { userId: id, family: sid };
  } catch {
    return null;
  }
}

/** False once a login was ended: by logging out, or because its refresh token was copied. */
export async function isLoggedIn({ db }: Service, { family }: Login): Promise<boolean> {
  const [alive] = await livingToken(db, family);
  return alive !== undefined;
}

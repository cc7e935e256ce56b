import { decode, sign, verify } from "hono/jwt";
import { livingToken } from "../../../../db/account/refresh-tokens";
import type { Tokens } from "../../../contract/auth";
import { hmac, sha256, tokenSecrets } from "../../../crypto";
import type { Settings } from "../../../settings";
import type { Service } from "../../service";

type AccessKey = Awaited<ReturnType<typeof makeAccessKey>>;

/** A separate key, so that a file or test link can never be read as an access token. */
async function makeAccessKey(secret: string) {
  const key = await hmac(secret, "access-key");
  return { kty: "oct", alg: "HS256", k: key, kid: (await sha256(key)).slice(0, 8) };
}

/** The keys of this isolate, by secret: every authenticated request needs one. */
const keysBySecret = new Map<string, AccessKey>();

async function accessKey(secret: string): Promise<AccessKey> {
  const cachedKey = keysBySecret.get(secret);
  if (cachedKey) return cachedKey;
  const key = await makeAccessKey(secret);
  keysBySecret.set(secret, key);
  return key;
}

/** Verification keys by the key id in the token's header. */
async function accessKeys({ settings }: Service) {
  const secrets = tokenSecrets(settings).filter((secret) => secret !== undefined);
  return Promise.all(secrets.map(accessKey));
}

/** The user of an access token, and the login (a family of refresh tokens) that issued it. */
export interface Login {
  userId: number;
  family: string;
}

/** An access token of a login, valid from `now` for `ACCESS_TOKEN_SECONDS`. */
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

/** The login of a valid access token, even if that login has ended since, else null. */
export async function loginOfToken(service: Service, token: string): Promise<Login | null> {
  try {
    const { kid } = decode(token).header;
    const key = (await accessKeys(service)).find((jwk) => jwk.kid === kid);
    if (!key) return null;
    // The library reads the machine's clock. Clocks at the edge differ by more than a second, so
    // `iat` is not checked.
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

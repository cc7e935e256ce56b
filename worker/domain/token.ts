import { decode, sign, verify } from "hono/jwt";
import {
  insertRefreshToken,
  insertSuccessor,
  markFirstUse,
  refreshTokenByHash,
  revokeFamily,
  successorOf,
} from "../../db/users";
import type { Tokens } from "../contract/auth";
import { Failure } from "../failure";
import type { Settings } from "../settings";
import { hmac, randomToken, sha256, tokenSecrets } from "./secrets";
import { later, type Service } from "./service";

/** A predecessor stays good this long after its successor was first used: the answer may be lost. */
const OVERLAP_SECONDS = 30;

/** A key of its own, so that a file or test link can never be read as an access token. */
async function accessKey(secret: string) {
  const key = await hmac(secret, "access-key");
  return { kty: "oct", alg: "HS256", k: key, kid: (await sha256(key)).slice(0, 8) };
}

/** The keys that open an access token, by the id that its header names. */
async function accessKeys({ settings }: Service) {
  const secrets = tokenSecrets(settings).filter((secret) => secret !== undefined);
  return Promise.all(secrets.map(accessKey));
}

/** An access token for a user, good from `now` on for `ACCESS_TOKEN_SECONDS`. */
export async function accessToken(
  settings: Pick<Settings, "TOKEN_SECRET" | "ACCESS_TOKEN_SECONDS">,
  userId: number,
  now: Date,
): Promise<Tokens["access"]> {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + settings.ACCESS_TOKEN_SECONDS;
  const token = await sign(
    { sub: String(userId), iat, exp },
    await accessKey(settings.TOKEN_SECRET),
  );
  return { token, expires: new Date(exp * 1000).toISOString() };
}

async function tokensFor(
  { settings, now }: Service,
  userId: number,
  refresh: Tokens["refresh"],
): Promise<Tokens> {
  return { access: await accessToken(settings, userId, now), refresh };
}

/** First tokens of a login: a family of their own. */
export async function issueTokens(service: Service, userId: number): Promise<Tokens> {
  const token = randomToken();
  const expires = later(service.now, service.settings.REFRESH_TOKEN_SECONDS);
  await insertRefreshToken(service.db, {
    tokenHash: await sha256(token),
    family: crypto.randomUUID(),
    userId,
    expiresAt: expires,
  });
  return tokensFor(service, userId, { token, expires });
}

/**
 * Rotates a refresh token. The successor is derived from it, so a repeat gets the same one.
 *
 * @throws Failure unauthorized when it is unknown, expired, revoked or used again too late.
 */
export async function refreshTokens(service: Service, token: string): Promise<Tokens> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const tokenHash = await sha256(token);
  const [[row], [known]] = await Promise.all([
    refreshTokenByHash(db, tokenHash),
    successorOf(db, tokenHash),
  ]);
  if (!row || row.revokedAt || row.expiresAt <= at) throw new Failure("unauthorized");
  if (known?.firstUsedAt && known.firstUsedAt < later(now, -OVERLAP_SECONDS)) {
    await revokeFamily(db, row.family, at);
    throw new Failure("unauthorized");
  }
  const successor = await deriveSuccessor(service, token, known?.tokenHash);
  const expires = known?.expiresAt ?? later(now, settings.REFRESH_TOKEN_SECONDS);
  const next = {
    tokenHash: await sha256(successor),
    predecessorHash: tokenHash,
    expiresAt: expires,
  };
  const [, [alive]] = await db.batch([insertSuccessor(db, next), markFirstUse(db, tokenHash, at)]);
  // Logged out in the same moment: a session must not outlive that.
  if (!alive) throw new Failure("unauthorized");
  return tokensFor(service, row.userId, { token: successor, expires });
}

/** The token after this one; made under the previous secret where that one has been handed out. */
async function deriveSuccessor({ settings }: Service, token: string, handedOutHash?: string) {
  const [current, previous] = tokenSecrets(settings);
  const successor = await hmac(current, `refresh-next:${token}`);
  if (!previous || !handedOutHash || (await sha256(successor)) === handedOutHash) return successor;
  return hmac(previous, `refresh-next:${token}`);
}

/** Ends the login this token belongs to; an unknown token is no error. */
export async function revokeTokens(service: Service, token: string): Promise<void> {
  const [row] = await refreshTokenByHash(service.db, await sha256(token));
  if (row) await revokeFamily(service.db, row.family, service.now.toISOString());
}

/** The user id of a good access token, else null. */
export async function userIdOfToken(service: Service, token: string): Promise<number | null> {
  try {
    const { kid } = decode(token).header;
    const key = (await accessKeys(service)).find((known) => known.kid === kid);
    if (!key) return null;
    // Machines at the edge differ by more than a second: `iat` is not compared.
    const { sub } = await verify(token, key, { alg: "HS256", iat: false });
    const id = Number(sub);
    return Number.isSafeInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

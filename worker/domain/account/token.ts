import { decode, sign, verify } from "hono/jwt";
import {
  bindFamily,
  insertRefreshToken,
  insertSuccessor,
  livingToken,
  markFirstUse,
  refreshTokenByHash,
  revokeFamily,
  successorOf,
} from "../../../db/account/users";
import type { Refresh, Tokens } from "../../contract/auth";
import { hmac, randomToken, sha256, tokenSecrets } from "../../crypto";
import { LIMITS } from "../../facts/limits";
import { REFRESH_OVERLAP_SECONDS } from "../../facts/login";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { log } from "../../log";
import type { Settings } from "../../settings";
import { useLimits } from "../limit";
import { networkOf } from "../network.rules";
import type { Service } from "../service";
import { deviceHashOf } from "./device";

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

async function tokensFor(
  { settings, now }: Service,
  login: Login,
  refresh: Tokens["refresh"],
): Promise<Tokens> {
  return { access: await accessToken(settings, login, now), refresh };
}

/**
 * First tokens of a login: a family of their own, for this device alone where one is named.
 *
 * @throws Failure blocked
 */
export async function issueTokens(
  service: Service,
  userId: number,
  device?: string,
): Promise<Tokens> {
  const token = randomToken();
  const expires = addSeconds(service.now, service.settings.REFRESH_TOKEN_SECONDS);
  const login = { userId, family: crypto.randomUUID() };
  const made = await insertRefreshToken(service.db, {
    ...login,
    tokenHash: await sha256(token),
    expiresAt: expires,
    deviceHash: await deviceHashOf(device),
  });
  if (made.rowsAffected === 0) throw new Failure("blocked");
  return tokensFor(service, login, { token, expires });
}

/**
 * Rotates a refresh token. The successor is derived from it, so a repeat gets the same one.
 *
 * @param given with the device that the login was on. A login on none is bound to the first that
 *   is named; shown by any other, or by none, the token was copied, and the login ends.
 * @param address of the client, null when the edge did not provide it
 * @throws Failure unauthorized when it is unknown, expired, revoked, copied or used again too late;
 *   too_many_requests, which leaves it as it was
 */
export async function refreshTokens(
  service: Service,
  { refreshToken: token, device }: Refresh,
  address: string | null,
): Promise<Tokens> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const tokenHash = await sha256(token);
  const [[row], [known]] = await Promise.all([
    refreshTokenByHash(db, tokenHash),
    successorOf(db, tokenHash),
  ]);
  await useLimits(service, [
    { limit: LIMITS.refreshesOfNetwork, of: address && networkOf(address) },
    { limit: LIMITS.refreshesOfPerson, of: row?.userId ?? null },
  ]);
  if (!row || row.revokedAt || row.expiresAt <= at) throw new Failure("unauthorized");
  const deviceHash = await deviceHashOf(device);
  const isCopied = row.deviceHash !== null && row.deviceHash !== deviceHash;
  const isLate =
    known?.firstUsedAt && known.firstUsedAt < addSeconds(now, -REFRESH_OVERLAP_SECONDS);
  if (isCopied || isLate) {
    log("login.revoked", { why: isCopied ? "another device" : "used again" });
    await revokeFamily(db, row.family, at);
    throw new Failure("unauthorized");
  }
  const successor = await deriveSuccessor(service, token, known?.tokenHash);
  const expires = known?.expiresAt ?? addSeconds(now, settings.REFRESH_TOKEN_SECONDS);
  const next = {
    tokenHash: await sha256(successor),
    predecessorHash: tokenHash,
    expiresAt: expires,
  };
  const [, [alive]] = await db.batch([
    insertSuccessor(db, next),
    markFirstUse(db, tokenHash, at),
    ...(deviceHash && !row.deviceHash ? [bindFamily(db, row.family, deviceHash)] : []),
  ]);
  // Logged out in the same moment: a session must not outlive that.
  if (!alive) throw new Failure("unauthorized");
  return tokensFor(service, row, { token: successor, expires });
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

/** The login of a good access token, also of one that was ended since, else null. */
export async function loginOfToken(service: Service, token: string): Promise<Login | null> {
  try {
    const { kid } = decode(token).header;
    const key = (await accessKeys(service)).find((known) => known.kid === kid);
    if (!key) return null;
    // Machines at the edge differ by more than a second: `iat` is not compared.
    const { sub, sid } = await verify(token, key, { alg: "HS256", iat: false });
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

import * as words from "~worker/words/login";
import { markUsed } from "../../../../db/account/devices";
import { deleteClaimOf } from "../../../../db/account/number-claims";
import {
  bindFamily,
  insertRefreshToken,
  insertSuccessor,
  markFirstUse,
  refreshTokenByHash,
  revokeFamily,
  successorOf,
} from "../../../../db/account/refresh-tokens";
import type { UserRow } from "../../../../db/account/users";
import type { Refresh, Tokens } from "../../../contract/auth";
import { hmac, randomToken, sha256, tokenSecrets } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import { REFRESH_OVERLAP_SECONDS } from "../../../facts/people/login";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { log } from "../../../log";
import { overLimits, useLimits } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { accessToken, type Login } from "./access-token";
import { deviceHashOf, UNNAMED } from "./device";

const COPIED = "another device";

async function tokensFor(
  { settings, now }: Service,
  login: Login,
  refresh: Tokens["refresh"],
): Promise<Tokens> {
  return { access: await accessToken(settings, login, now), refresh };
}

/**
 * The first tokens of a login: a new family, bound to this device if it is known.
 *
 * @param user as they logged in: an account that was moved to another number meanwhile gets no
 *   tokens
 * @throws Failure blocked, stale_state
 */
export async function issueTokens(
  service: Service,
  { id: userId, phone, blockedAt }: Pick<UserRow, "id" | "phone" | "blockedAt">,
  device?: string,
): Promise<Tokens> {
  const token = randomToken();
  const expires = addSeconds(service.now, service.settings.REFRESH_TOKEN_SECONDS);
  const login = { userId, family: crypto.randomUUID() };
  const row = {
    ...login,
    tokenHash: await sha256(token),
    expiresAt: expires,
    deviceHash: await deviceHashOf(device),
  };
  const result = await insertRefreshToken(service.db, row, phone);
  if (result.rowsAffected === 0) throw new Failure(blockedAt ? "blocked" : "stale_state");
  return tokensFor(service, login, { token, expires });
}

/**
 * Rotates a refresh token. The successor is derived from it, so that a repeat gets the same one.
 *
 * @param given with the device of the login. A login without a device is bound to the first one
 *   that is named. If another device, or a request without one, shows the token, it was copied, and
 *   the login ends.
 * @param address of the client, null when the edge did not provide it
 * @throws Failure unauthorized when it is unknown, expired, revoked, copied or used again too late;
 *   too_many_requests, which leaves the token valid
 */
export async function refreshTokens(
  service: Service,
  { refreshToken: token, device }: Refresh,
  address: string | null,
): Promise<Tokens> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const tokenHash = await sha256(token);
  const [[row], [successorRow]] = await Promise.all([
    refreshTokenByHash(db, tokenHash),
    successorOf(db, tokenHash),
  ]);
  if (!row || row.revokedAt || row.expiresAt <= at) {
    // Counted separately: requests from others must not end a valid login.
    await useLimits(service, [
      { limit: LIMITS.deadRefreshesOfNetwork, of: address && networkOf(address) },
    ]);
    throw new Failure("unauthorized");
  }
  const deviceHash = await deviceHashOf(device);
  if (row.deviceHash !== null && row.deviceHash !== deviceHash)
    return endLogin(service, row.family, COPIED);
  if (
    successorRow?.firstUsedAt &&
    successorRow.firstUsedAt < addSeconds(now, -REFRESH_OVERLAP_SECONDS)
  )
    return endLogin(service, row.family, "used again");
  const wait = await overLimits(service, [{ limit: LIMITS.refreshesOfPerson, of: row.userId }]);
  if (wait > 0) {
    throw new Failure("too_many_requests", {
      message: words.loginWords.renewals(wait),
      retryAfterSeconds: wait,
    });
  }
  const successor = await deriveSuccessor(service, token, successorRow?.tokenHash);
  const expires = successorRow?.expiresAt ?? addSeconds(now, settings.REFRESH_TOKEN_SECONDS);
  const next = {
    tokenHash: await sha256(successor),
    predecessorHash: tokenHash,
    expiresAt: expires,
  };
  const [, , [alive]] = await db.batch([
    bindFamily(db, row.family, deviceHash),
    insertSuccessor(db, next),
    markFirstUse(db, tokenHash, at),
    markUsed(db, row.userId, deviceHash ?? UNNAMED, addSeconds(now, -DAY_SECONDS), at),
    deleteClaimOf(db, row.userId),
  ]);
  // A concurrent logout wins: the session must not outlive it.
  if (!alive) throw new Failure("unauthorized");
  // Another device bound the login concurrently.
  if (alive.deviceHash !== deviceHash) return endLogin(service, row.family, COPIED);
  return tokensFor(service, row, { token: successor, expires });
}

/** It is unknown which of the two holders is the thief, so the login ends for both. */
async function endLogin({ db, now }: Service, family: string, why: string): Promise<never> {
  log("login.revoked", { why });
  await revokeFamily(db, family, now.toISOString());
  throw new Failure("unauthorized");
}

/** The next token; derived under the previous secret if that token has already been handed out. */
async function deriveSuccessor({ settings }: Service, token: string, handedOutHash?: string) {
  const [current, previous] = tokenSecrets(settings);
  const successor = await hmac(current, `refresh-next:${token}`);
  if (!previous || !handedOutHash || (await sha256(successor)) === handedOutHash) return successor;
  return hmac(previous, `refresh-next:${token}`);
}

/** Ends the login of this token; an unknown token is not an error. */
export async function revokeTokens(service: Service, token: string): Promise<void> {
  const [row] = await refreshTokenByHash(service.db, await sha256(token));
  if (row) await revokeFamily(service.db, row.family, service.now.toISOString());
}

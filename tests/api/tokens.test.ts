import { expect, test } from "vitest";
import { query } from "./database";
import { call, logIn } from "./person";

const refresh = (refreshToken: string) =>
  call("POST", "/user/auth/refresh-tokens", { json: { refreshToken } });
/** Lets a minute pass for the refresh tokens of a user. */
const minuteLater = (userId: number) =>
  query(
    `update refresh_tokens set first_used_at = strftime('%Y-%m-%dT%H:%M:%fZ', first_used_at, '-60 seconds')
     where user_id = ?`,
    [userId],
  );
const idOf = (token: string): number =>
  Number(
    JSON.parse(atob((token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))).sub,
  );

test("twenty parallel refreshes leave one live chain", async () => {
  const { tokens } = await logIn();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refresh(tokens.refresh.token)),
  );
  const next = new Set(answers.map((a) => a.body.tokens?.refresh.token));
  expect(answers.map((a) => a.status)).toEqual(Array(20).fill(200));
  expect(next.size).toBe(1);
  const [successor] = next;
  const later = await refresh(successor);
  expect(later.status).toBe(200);
  expect(later.body.tokens.refresh.token).not.toBe(successor);
});

test("a lost answer can be asked for again a minute later", async () => {
  const { tokens, token } = await logIn();
  const lost = await refresh(tokens.refresh.token);
  await minuteLater(idOf(token));
  const again = await refresh(tokens.refresh.token);
  expect(again.body.tokens.refresh.token).toBe(lost.body.tokens.refresh.token);
});

test("a token used again after its successor revokes the family", async () => {
  const { tokens, token } = await logIn();
  const { body: second } = await refresh(tokens.refresh.token);
  const { body: third } = await refresh(second.tokens.refresh.token);
  expect((await refresh(tokens.refresh.token)).status).toBe(200);
  await minuteLater(idOf(token));
  expect((await refresh(tokens.refresh.token)).status).toBe(401);
  expect((await refresh(third.tokens.refresh.token)).status).toBe(401);
});

test("logging out ends the family and never fails", async () => {
  const { tokens } = await logIn();
  const { body: second } = await refresh(tokens.refresh.token);
  const logOut = (refreshToken: string) =>
    call("POST", "/user/auth/logout", { json: { refreshToken } });
  expect((await logOut(tokens.refresh.token)).status).toBe(204);
  expect((await logOut("unknown")).status).toBe(204);
  expect((await refresh(second.tokens.refresh.token)).status).toBe(401);
});

test("an access token names its key and can't be forged", async () => {
  const { token } = await logIn();
  const [head = "", body = "", signature = ""] = token.split(".");
  const header = JSON.parse(atob(head));
  expect(header).toMatchObject({ alg: "HS256", typ: "JWT" });
  expect(header.kid).toMatch(/^[0-9a-f]{8}$/);
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll("=", "");
  const flipped = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const forged = [
    `${encode({ ...header, alg: "none" })}.${body}.`,
    `${encode({ ...header, alg: "HS512" })}.${body}.${signature}`,
    `${encode({ ...header, kid: "00000000" })}.${body}.${signature}`,
    `${head}.${encode({ sub: "1", exp: 9_999_999_999 })}.${signature}`,
    `${head}.${body}.${flipped}`,
    `${head}.${body}`,
  ];
  for (const bad of forged) {
    expect((await call("GET", "/user/profile", { token: bad })).status).toBe(401);
  }
  expect((await call("GET", "/user/profile", { token })).status).toBe(200);
});

/** A session, and how to renew it after its token has expired. */
export interface TestSession {
  token: string;
  until: string;
  renew(): Promise<TestSession>;
}

/** Sessions by the token that the test has. */
const sessions = new Map<string, Promise<TestSession>>();

export function remember(session: TestSession): void {
  sessions.set(session.token, Promise.resolve(session));
}

/**
 * The valid token for a token that a test has: it is renewed after it has expired, as clients do.
 */
export async function tokenAt(oldToken: string, now: Date): Promise<string> {
  const session = await sessions.get(oldToken);
  if (!session || session.until > now.toISOString()) return session?.token ?? oldToken;
  const renewed = session.renew();
  sessions.set(oldToken, renewed);
  return (await renewed).token;
}

/** Somebody's session, and how to have it renewed once its token is no longer good. */
export interface TestSession {
  token: string;
  until: string;
  renew(): Promise<TestSession>;
}

/** By the token that the test knows. */
const sessions = new Map<string, Promise<TestSession>>();

export function remember(session: TestSession): void {
  sessions.set(session.token, Promise.resolve(session));
}

/** The token to send for the one that a test knows: renewed where it ran out, as clients do. */
export async function tokenAt(known: string, now: Date): Promise<string> {
  const session = await sessions.get(known);
  if (!session || session.until > now.toISOString()) return session?.token ?? known;
  const renewed = session.renew();
  sessions.set(known, renewed);
  return (await renewed).token;
}

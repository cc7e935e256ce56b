/** The same limit as for every other request. */
const PATIENCE_MS = 30_000;
/** Every response of ours has this header, whether a page or a file. */
export const OURS = "Referrer-Policy";
/** A small file that always exists. */
const FILE = "/favicon.svg";
export const OK = 200;
/**
 * An answer within this time proves the connection; asking would cost half a second on a slow one.
 */
const FRESH_MS = 10_000;

/** The page itself counts as the first answer. */
let heardAt = Date.now();

export const isFresh = () => Date.now() - heardAt < FRESH_MS;

/**
 * The status of our own server's answer; 0 if it was lost or late, or came from another server,
 * such as the login page of a network.
 */
export async function askOurs(
  address: string,
  how: RequestInit,
  call = new AbortController(),
): Promise<number> {
  setTimeout(() => call.abort(), PATIENCE_MS);
  const answer = await fetch(address, { ...how, signal: call.signal }).catch(() => undefined);
  if (!answer?.headers.has(OURS)) return 0;
  heardAt = Date.now();
  return answer.status;
}

/** Whether this address can be loaded. */
export const isThere = async (address = FILE) =>
  (await askOurs(address, { method: "HEAD", cache: "no-store" })) === OK;

const AGAIN_MS = 3_000;

/**
 * Waits for the connection: otherwise a browser's error
 * page or a network's login would replace this page.
 */
export async function reloadWhenThere(address?: string): Promise<void> {
  if (await isThere(address)) location.reload();
  else setTimeout(reloadWhenThere, AGAIN_MS, address);
}

/** As long as for every other call. */
const PATIENCE_MS = 30_000;
/** Every answer of ours has this header, a page as well as a file. */
export const OURS = "Referrer-Policy";
/** A small file that always exists. */
const FILE = "/favicon.svg";
export const OK = 200;
/** A line that carried an answer so lately is taken for whole: asking costs a slow one half a second. */
const FRESH_MS = 10_000;

/** The page itself is the first answer. */
let heardAt = Date.now();

export const isFresh = () => Date.now() - heardAt < FRESH_MS;

/**
 * The status of our own server's answer; 0 if it was lost or took too long, or if another server
 * answered, such as a network that wants a login first.
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

/** Whether there is a connection, over which this address can be loaded. */
export const isThere = async (address = FILE) =>
  (await askOurs(address, { method: "HEAD", cache: "no-store" })) === OK;

const AGAIN_MS = 3_000;

/** Without a connection, the browser's own error page, or a stranger's, would replace this page. */
export async function reloadWhenThere(address?: string): Promise<void> {
  if (await isThere(address)) location.reload();
  else setTimeout(reloadWhenThere, AGAIN_MS, address);
}

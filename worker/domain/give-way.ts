/** The Worker is single-threaded: this lets other requests run in the middle of long work. */
export const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The Worker does one thing at a time: others have their turn in the middle of long work. */
export const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

import type { Locator, Page } from "@playwright/test";
import { LINE } from "../../bench/screens/slow-line";

/** Puts a page on a simulated 2G connection, and counts taps, bytes and waiting time. */
export async function slowPhone(page: Page) {
  const spent = { taps: 0, bytes: 0, waitedSeconds: 0 };
  let began = 0;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Page.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  devtools.on("Network.requestWillBeSent", ({ type, timestamp, redirectResponse }) => {
    if (redirectResponse) spent.bytes += redirectResponse.encodedDataLength;
    else if (type === "Document") began = timestamp;
  });
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    spent.bytes += encodedDataLength;
  });
  devtools.on("Page.loadEventFired", ({ timestamp }) => {
    spent.waitedSeconds += timestamp - began;
  });
  return {
    spent,
    /** Presses a control; typed letters are not counted. */
    async tap(control: Locator) {
      spent.taps += 1;
      await control.click();
    },
  };
}

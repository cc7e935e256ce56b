import * as texts from "../../words/en/delivery";
import { markBusy } from "./sending";

/** A line on which nothing moves for so long is taken for broken. */
const SILENT_MS = 60_000;

/**
 * Sends a form that has a progress bar, and shows how far it is. When the line breaks, the form and
 * the chosen file stay. What is left to show once it is sent, the page shows on `uploaded`; a page
 * that does not is loaded anew. On `lost` it may say more.
 */
export function sendWithProgress(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const bar = form.querySelector("progress");
  if (!bar) return;
  event.preventDefault();
  // Hidden unless something is under way.
  if (!bar.hidden) return;
  bar.hidden = false;
  const undo = markBusy(form);
  const end = (words: string) => {
    undo();
    bar.hidden = true;
    bar.value = 0;
    const liveRegion = form.querySelector("[aria-live]");
    if (liveRegion) liveRegion.textContent = words;
  };
  const request = new XMLHttpRequest();
  let silence = 0;
  const wait = () => {
    clearTimeout(silence);
    silence = window.setTimeout(() => request.abort(), SILENT_MS);
  };
  request.upload.onprogress = ({ loaded, total }) => {
    bar.value = loaded / total;
    wait();
  };
  request.onloadend = () => {
    clearTimeout(silence);
    // Another answer, such as that of a network that wants a login first, means that nothing was uploaded.
    const arrived = request.status < 300 && request.getResponseHeader("X-Remix-Response");
    end(arrived ? "" : texts.uploadBroken);
    if (!arrived) {
      form.dispatchEvent(new Event("lost"));
      return;
    }
    const shown = !form.dispatchEvent(new Event("uploaded", { cancelable: true }));
    if (!shown) location.reload();
  };
  request.open("POST", `${form.action}.data`);
  request.send(new FormData(form));
  wait();
}

import * as texts from "~app/words/frame/delivery";
import { OURS, reloadWhenThere } from "./ask-ours";
import { markBusy } from "./sending";

/** A connection without progress for this long counts as broken. */
const SILENT_MS = 60_000;

/**
 * The form's data. A file larger than the form's `data-most` is replaced by an empty text, and the
 * server answers with the error: sending it would cost minutes and money on a phone, and an
 * extremely large file looks like a broken connection.
 */
function sentOf(form: HTMLFormElement): FormData {
  const body = new FormData(form);
  for (const [name, value] of body)
    if ((value as File).size > Number(form.dataset.most)) body.set(name, "");
  return body;
}

/**
 * Sends a form that has a progress bar, and shows the progress. If the connection breaks, the form
 * and the chosen file stay. The form dispatches `lost` or `uploaded`. After `uploaded` the page is
 * reloaded when there is a connection, unless a listener prevents it.
 */
export function sendWithProgress(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const bar = form.querySelector("progress");
  if (!bar) return;
  event.preventDefault();
  // Visible only during an upload.
  if (!bar.hidden) return;
  bar.hidden = false;
  const undo = markBusy(form);
  const request = new XMLHttpRequest();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENT_MS);
  };
  request.upload.onprogress = ({ loaded, total }) => {
    bar.value = loaded / total;
    wait();
  };
  request.onloadend = () => {
    clearTimeout(silence);
    // Another server's answer, such as a network's login page, means that nothing was uploaded.
    const arrived = request.status < 300 && request.getResponseHeader(OURS);
    undo();
    bar.hidden = true;
    bar.value = 0;
    const end = new Event(arrived ? "uploaded" : "lost", { cancelable: true });
    const reloads = form.dispatchEvent(end) && arrived;
    form
      .querySelector("[aria-live]")
      ?.replaceChildren(reloads ? texts.uploadArrived : arrived ? "" : texts.uploadBroken);
    // Tests the connection with a file: loading a page would use up the toasts for this one.
    if (reloads) reloadWhenThere();
  };
  request.open("POST", `${form.action}.data`);
  request.send(sentOf(form));
  wait();
}

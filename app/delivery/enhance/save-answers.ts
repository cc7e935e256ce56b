import type { Assessment } from "../../../worker/contract/assessments";
import * as texts from "../../words/en/frame/delivery";

const AGAIN_MS = 3_000;
/** A call that takes longer is given up and repeated with twice the time. */
const PATIENCE_MS = 15_000;
const LONGEST_PATIENCE_MS = 60_000;
const SERVER_FAILED = 500;

/**
 * Saves each answer of a test when it is chosen, to the address in the form's `data-answers`. One call
 * at a time, so that the last choice wins. If the page is left during a call, other than by the form,
 * the answer is sent once more.
 */
export function saveAnswers(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  const news = form?.querySelector("[data-save-news]");
  if (!form || !news) return;
  let chosen = "";
  let saved = "";
  let sent = "";
  let isSaving = false;
  let isLeaving = false;
  let giveUp = () => {};
  const address = form.dataset.answers ?? "";
  const save = async () => {
    isSaving = true;
    let patience = PATIENCE_MS;
    while (chosen !== saved) {
      sent = chosen;
      news.textContent = texts.savingAnswer;
      const call = new AbortController();
      giveUp = () => call.abort();
      setTimeout(giveUp, patience);
      const answer = await put(address, sent, { signal: call.signal });
      if (answer?.ok) {
        saved = sent;
        showSaved(form, answer.test);
        news.textContent = texts.answerSaved;
      } else if (answer && answer.status < SERVER_FAILED) {
        // The time may be over, or the application may have ended: the reloaded page says which.
        location.reload();
        return;
      } else {
        news.textContent = texts.answerNotSaved;
        await new Promise((next) => setTimeout(next, AGAIN_MS));
        patience = Math.min(2 * patience, LONGEST_PATIENCE_MS);
      }
    }
    isSaving = false;
  };
  news.textContent = texts.answersAreSaved;
  form.addEventListener("change", () => {
    const { question, option } = Object.fromEntries(new FormData(form));
    chosen = JSON.stringify({ question, option });
    isLeaving = false;
    if (!isSaving) save();
  });
  // The form sends the last choice itself: no older one may arrive after it.
  form.addEventListener("submit", () => {
    isLeaving = true;
    if (isSaving && sent !== chosen) giveUp();
  });
  window.addEventListener("pagehide", () => {
    if (isSaving && !isLeaving) put(address, chosen, { keepalive: true });
  });
}

/**
 * The API's answer; undefined if it was lost or took too long, or if another server answered, such as a
 * network that wants a login first.
 *
 * @param how with `keepalive` the call outlives the page
 */
async function put(url: string, body: string, how: RequestInit) {
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch(url, { method: "PUT", headers, body, ...how });
    return { ok: answer.ok, status: answer.status, test: (await answer.json()) as Assessment };
  } catch {
    return undefined;
  }
}

/** Updates the map of questions. */
function showSaved(form: HTMLFormElement, { questions }: Assessment): void {
  const count = questions.filter(({ chosen }) => chosen !== null).length;
  const words = form.querySelector("[data-saved]");
  if (words) words.textContent = texts.savedOf(count, questions.length);
  const here = form.querySelector("[aria-current]");
  here?.classList.add("is-given");
  here?.querySelector("[hidden]")?.removeAttribute("hidden");
}

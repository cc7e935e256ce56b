import type { Assessment } from "../../../worker/contract/assessments";
import * as texts from "../../words/en/delivery";

const AGAIN_MS = 3_000;
/** A call that takes longer is given up and made again: the next one has twice as long. */
const PATIENCE_MS = 15_000;
const LONGEST_PATIENCE_MS = 60_000;
const SERVER_FAILED = 500;

/**
 * Saves each answer of a test when it is chosen: the form's `data-answers` is the address that takes
 * it. One call at a time, so that the last choice is the one that stays. Who leaves meanwhile, and not
 * by the form, has it sent once more.
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
        // The time may be over, or the application may have ended: the page says which.
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
  // The form brings the last choice itself: an older one may not arrive after it.
  form.addEventListener("submit", () => {
    isLeaving = true;
    if (isSaving && sent !== chosen) giveUp();
  });
  window.addEventListener("pagehide", () => {
    if (isSaving && !isLeaving) put(address, chosen, { keepalive: true });
  });
}

/**
 * The answer; nothing where the line lost it or took too long, or somebody else answered, as a network
 * does that wants a log-in first.
 *
 * @param how with `keepalive` it goes also when the page is left; then no browser takes it back
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

/** Brings the map of questions up to date. */
function showSaved(form: HTMLFormElement, { questions }: Assessment): void {
  const count = questions.filter(({ chosen }) => chosen !== null).length;
  const words = form.querySelector("[data-saved]");
  if (words) words.textContent = texts.savedOf(count, questions.length);
  const here = form.querySelector("[aria-current]");
  here?.classList.add("is-given");
  here?.querySelector("[hidden]")?.removeAttribute("hidden");
}

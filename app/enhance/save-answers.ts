import type { Assessment } from "../../worker/contract/assessments";

const AGAIN_MS = 3_000;
/** A call that takes longer is given up and made again: the next one has twice as long. */
const PATIENCE_MS = 15_000;
const LONGEST_PATIENCE_MS = 60_000;
const SERVER_FAILED = 500;

/**
 * Saves each answer of a test when it is chosen: the form's `data-answers` is the address that takes
 * it. One call at a time, so that the last choice is the one that stays.
 */
export function saveAnswers(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  const news = form?.querySelector("[data-save-news]");
  if (!form || !news) return;
  let chosen = "";
  let saved = "";
  let isSaving = false;
  const save = async () => {
    isSaving = true;
    let patience = PATIENCE_MS;
    while (chosen !== saved) {
      const sent = chosen;
      news.textContent = "Saving your answer...";
      const answer = await put(form.dataset.answers ?? "", sent, patience);
      if (answer?.ok) {
        saved = sent;
        showSaved(form, await answer.json());
        news.textContent = "Your answer is saved.";
      } else if (answer && answer.status < SERVER_FAILED) {
        // The time may be over, or the application may have ended: the page says which.
        location.reload();
        return;
      } else {
        news.textContent = "Your answer is not saved yet. We will try again.";
        await new Promise((next) => setTimeout(next, AGAIN_MS));
        patience = Math.min(2 * patience, LONGEST_PATIENCE_MS);
      }
    }
    isSaving = false;
  };
  news.textContent = "Each answer is saved when you choose it.";
  form.addEventListener("change", () => {
    const { question, option } = Object.fromEntries(new FormData(form));
    chosen = JSON.stringify({ question, option });
    if (!isSaving) save();
  });
}

/** The answer; nothing where the line lost it or took too long. It goes also when the page is left. */
function put(url: string, body: string, patience: number): Promise<Response | undefined> {
  const giveUp = new AbortController();
  setTimeout(() => giveUp.abort(), patience);
  const headers = { "Content-Type": "application/json" };
  const call = { method: "PUT", headers, body, keepalive: true, signal: giveUp.signal };
  return fetch(url, call).catch(() => undefined);
}

/** Brings the map of questions up to date. */
function showSaved(form: HTMLFormElement, { questions }: Assessment): void {
  const count = questions.filter(({ chosen }) => chosen !== null).length;
  const words = form.querySelector("[data-saved]");
  if (words) words.textContent = `${count} of ${questions.length} saved`;
  const here = form.querySelector("[aria-current]");
  here?.classList.add("is-given");
  here?.querySelector("[hidden]")?.removeAttribute("hidden");
}

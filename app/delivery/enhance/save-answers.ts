import * as texts from "~app/words/frame/delivery";
import { askOurs, OK } from "./ask-ours";

const AGAIN_MS = 3_000;
/** The application or its test has ended; the reloaded page explains it. */
const ENDED = [404, 409];

/**
 * Saves each answer of a test when it is chosen, to the address in the form's `data-answers`. One
 * request at a time, so that the last choice wins. If the page is left before the answer is saved,
 * it is sent once more. `is-kept` marks the saved option, which may differ from the checked one.
 */
export function saveAnswers(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-answers]");
  const news = form?.querySelector("[data-save-news]");
  if (!form || !news) return;
  const option = (state: string) => form.querySelector<HTMLInputElement>(state)?.value;
  const checkedOption = () => option(":checked");
  let saved = option(".is-kept");
  let sentOption = saved;
  let isSaving = false;
  let call: AbortController | undefined;
  const put = () => {
    const how = {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
      // The request continues after the page is left.
      keepalive: true,
    };
    call = new AbortController();
    return askOurs(form.dataset.answers ?? "", how, call);
  };
  // Otherwise an older choice might arrive after the last one.
  const giveUpOlder = () => {
    if (sentOption !== checkedOption()) call?.abort();
  };
  const save = async () => {
    if (isSaving) return;
    isSaving = true;
    while (checkedOption() !== saved) {
      sentOption = checkedOption();
      // The server may have saved an answer whose response was lost.
      saved = undefined;
      news.textContent = texts.savingAnswer;
      const status = await put();
      if (status === OK) {
        saved = sentOption;
        showSaved(form);
        news.textContent = texts.answerSaved;
      } else if (ENDED.includes(status)) {
        return location.reload();
      } else {
        news.textContent = texts.answerNotSaved;
        await new Promise((next) => setTimeout(next, AGAIN_MS));
      }
    }
    isSaving = false;
  };
  news.textContent = texts.answersAreSaved;
  // Otherwise going back restores the choice from before the answer that is saved now.
  if (saved) form.autocomplete = "off";
  form.addEventListener("change", save);
  // For a choice made before this script ran, or restored by going back.
  save();
  addEventListener("pageshow", save);
  // The form sends the last choice itself.
  form.addEventListener("submit", giveUpOlder);
  addEventListener("pagehide", () => {
    giveUpOlder();
    if (checkedOption() !== saved) put();
  });
}

/** Updates the map of questions. */
function showSaved(form: HTMLFormElement): void {
  const here = form.querySelector("[aria-current]");
  here?.classList.add("is-given");
  for (const mark of here?.querySelectorAll<HTMLElement>("[hidden]") ?? []) mark.hidden = false;
  const count = (answers: string) => form.querySelectorAll(answers).length;
  const words = form.querySelector("[data-saved]");
  if (words) words.textContent = texts.savedOf(count(".is-given"), count(".answer"));
}

import { placeToasts } from "../../ui/overlay/toast-place";
import { countWaits } from "./countdown";
import { keepDigits, openForms } from "./digits";
import { enhance } from "./enhance";
import { letMessagesClose, showMessage } from "./messages";
import { runClock } from "./run-clock";
import { saveAnswers } from "./save-answers";
import { stayWithoutLine } from "./without-line";

// All script of a plain page.
enhance();
letMessagesClose();
// Before a frame is drawn the browser scrolls to a field that has the focus; a busy phone draws the first
// one after this event.
addEventListener("pageshow", () => requestAnimationFrame(placeToasts));
stayWithoutLine(showMessage);
document.addEventListener("input", keepDigits);
addEventListener("pageshow", openForms);
openForms();
countWaits();
runClock();
saveAnswers();

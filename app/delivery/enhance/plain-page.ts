import { placeToasts } from "../../ui/overlay/toast-place";
import { countWaits } from "./countdown";
import { keepDigits, openForms } from "./digits";
import { enhance } from "./enhance";
import { letMessagesClose, showMessage } from "./messages";
import { runClock } from "./run-clock";
import { saveAnswers } from "./save-answers";
import { stayWithoutLine } from "./without-line";

// The whole script of a plain page.
enhance();
letMessagesClose();
// At this event the browser has already scrolled to the focused field.
addEventListener("pageshow", placeToasts);
stayWithoutLine(showMessage);
document.addEventListener("input", keepDigits);
addEventListener("pageshow", openForms);
openForms();
countWaits();
runClock();
saveAnswers();

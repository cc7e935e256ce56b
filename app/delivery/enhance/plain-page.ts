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
// By then the browser has scrolled to a field that has the focus.
addEventListener("pageshow", placeToasts);
stayWithoutLine(showMessage);
document.addEventListener("input", keepDigits);
addEventListener("pageshow", openForms);
openForms();
countWaits();
runClock();
saveAnswers();

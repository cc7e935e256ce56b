import { countWaits } from "./countdown";
import { keepDigits, openForms } from "./digits";
import { enhance } from "./enhance";
import { letMessagesClose } from "./messages";
import { reloadWhenOver } from "./time-over";

// All the script of a page that does not send the framework's.
enhance();
letMessagesClose();
document.addEventListener("input", keepDigits);
window.addEventListener("pageshow", openForms);
openForms();
countWaits();
reloadWhenOver();

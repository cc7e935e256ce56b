import { keepDigits, openForms } from "./digits";
import { enhance } from "./enhance";
import { reloadWhenOver } from "./time-over";

// All the script of a page that does not send the framework's.
enhance();
document.addEventListener("input", keepDigits);
window.addEventListener("pageshow", openForms);
openForms();
reloadWhenOver();

import { enhance } from "./enhance";

// All the script of a page that does not send the framework's.
enhance();

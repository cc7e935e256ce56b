import * as consoleWords from "~worker/words/console";
import * as loginWords from "~worker/words/login";
import { messages } from "../../../worker/domain/read/messages/messages.rules";
import { type AT_ONCE_CHANNELS, COMPANY_CHANNELS } from "../../../worker/facts/messages/channels";
import { ofApplication, PERSON_MESSAGES } from "./candidates";
import { CONSOLE_MESSAGES, ofCompany } from "./companies";
import { bySms, type Forms, toVisitor, URL, usual } from "./forms";
import { STAFF_MESSAGES } from "./staff";

// Every message that the product can send, with the longest values, as its reader gets it.

const AT_ONCE: Record<keyof typeof AT_ONCE_CHANNELS, Forms> = {
  login_code: usual(bySms(loginWords.loginCode("8947", 600))),
  sign_in: {
    "": toVisitor(
      consoleWords.signInMail("hiring", "894712", 600, `${URL}/hiring/login?link=5f0c`),
    ),
    staff: toVisitor(
      consoleWords.signInMail("staff", "894712", 600, `${URL}/staff/login?link=5f0c`),
    ),
  },
};

const kindsOf = <Kind extends string>(table: Record<Kind, unknown>) => Object.keys(table) as Kind[];

/** Every message, by kind and form. */
export const ALL_MESSAGES: Record<string, Forms> = {
  ...Object.fromEntries(kindsOf(messages()).map((kind) => [kind, ofApplication(kind)])),
  ...PERSON_MESSAGES,
  ...Object.fromEntries(kindsOf(COMPANY_CHANNELS).map((kind) => [kind, ofCompany(kind)])),
  ...CONSOLE_MESSAGES,
  ...STAFF_MESSAGES,
  ...AT_ONCE,
};

import { CONTACT_HOURS } from "../../facts/guarantee/interviews";

export const CONTACT_RULE = `हम कंपनी को आपका नंबर और ईमेल तभी देते हैं, जब उसके साथ आपके इंटरव्यू में ${CONTACT_HOURS} घंटे या कम बचे हों।`;

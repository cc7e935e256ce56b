const LINK = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2}/iu;
const MOBILE = /[6-9]\d{4}[\s-]?\d{5}/;

/** Whether a text leads its reader elsewhere: by a link, a mail address or a mobile number. */
export const leadsElsewhere = (text: string) =>
  LINK.test(text) || text.includes("@") || MOBILE.test(text);

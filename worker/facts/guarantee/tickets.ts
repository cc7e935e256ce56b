/** The kinds of tickets: a question from `/help`, or a message from the contact page. */
export const TICKET_KINDS = ["query", "contact"] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** Open until it has a reply; closed when it is done, with or without a reply. */
export const TICKET_STATES = ["open", "answered", "closed"] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const isOpenTicket = ({ state }: { state: TicketState }) => state === "open";
export const isClosedTicket = ({ state }: { state: TicketState }) => state === "closed";

/** Characters of a ticket that a list shows. */
export const TICKET_LINE = 80;

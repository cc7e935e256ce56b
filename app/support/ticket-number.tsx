import { usePageToasts } from "../frame/page-toasts";

/** The number of the ticket that was just sent, as long as this page is shown. */
export function TicketNumber({ words }: { words: (ticket: number) => string }) {
  const toasts = usePageToasts();
  const ticket = toasts?.findLast((toast) => toast.ticket)?.ticket;
  return ticket === undefined ? null : <p className="aside mb-5">{words(ticket)}</p>;
}

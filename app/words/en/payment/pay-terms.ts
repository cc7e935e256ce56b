// What is said where no time can be chosen yet.

export const dateComes = "The date and time by SMS and email, changes too";
export const beingScheduled =
  "Your interview is being scheduled. The date, time and link come by email and notification, and appear on this ticket.";
export const employerSetsDate = (price: number) =>
  `The employer sets a date. You get it by SMS and email. If the employer cancels: ${price > 0 ? "money back or a new date, you choose." : "you get a new date."}`;

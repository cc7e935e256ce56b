/** Under the price of a job: it is not paid for applying. */
export const FEE_DUE =
  "You pay this only after you pass the free test, to book the interview. GST is included.";

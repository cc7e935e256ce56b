export const label = "Safety word";
export const hint =
  "Every mail and SMS from Pakka has this word, except the SMS with your login code. No word? It is not from us.";

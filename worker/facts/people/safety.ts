/** The national helpline against online fraud. */
export const FRAUD_HELPLINE = "1930";

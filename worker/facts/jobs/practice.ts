/** Kinds of work with a public practice test, by slug. */
export const PRACTICE = {
  technology: "Technology",
  sales: "Sales",
  marketing: "Marketing",
  design: "Design",
  finance: "Finance",
  "customer-support": "Customer Support",
  "back-office": "Back Office",
  "delivery-driving": "Delivery & Driving",
  factory: "Factory",
  "trades-construction": "Trades & Construction",
  health: "Health",
  "hotels-food": "Hotels & Food",
  shops: "Shops",
  teaching: "Teaching",
  "security-cleaning": "Security & Cleaning",
  "hr-admin": "HR & Admin",
  other: "Any other work",
} as const;
export type PracticeSlug = keyof typeof PRACTICE;

export const PRACTICE_SLUGS = Object.keys(PRACTICE) as PracticeSlug[];

export const practicePath = (slug: PracticeSlug) => `/practice/${slug}`;

/** The practice test for a category's jobs. */
export const practiceOf = (category: string): PracticeSlug =>
  PRACTICE_SLUGS.find((slug) => PRACTICE[slug] === category) ?? "other";

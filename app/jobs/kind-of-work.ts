import { type PracticeSlug, practiceOf, practicePath } from "../../worker/facts/jobs/practice";

interface KindOfWork {
  /** Matches the job titles of this kind. */
  titles: RegExp;
  /** The guide's file in `words/en/preparation`. */
  guide: string;
  /** The public practice test for this kind. */
  practice: PracticeSlug;
}

const kind = (titles: RegExp, guide: string, practice: PracticeSlug): KindOfWork => ({
  titles,
  guide,
  practice,
});

/** The first match counts, so specific titles come before general ones. */
const KINDS: readonly KindOfWork[] = [
  kind(/\bvan sales/i, "van-sales", "sales"),
  kind(/collection|recovery/i, "collections", "finance"),
  kind(/insurance|claims/i, "insurance", "finance"),
  kind(/\baudit|\bgst\b|\btax/i, "audit-tax", "finance"),
  kind(/\baccounts|accountant|payroll|\btally\b/i, "accounts", "finance"),
  kind(/credit|\bloans?\b|financial analyst/i, "credit", "finance"),
  kind(/hindi.*(writer|content)|script writer/i, "hindi-content", "marketing"),
  kind(/content|copywriter|\bwriter/i, "content-writing", "marketing"),
  kind(/\bseo\b/i, "seo", "marketing"),
  kind(/social media/i, "social-media", "marketing"),
  kind(/marketing|\bcrm\b/i, "digital-marketing", "marketing"),
  kind(/video|motion graphics|animat/i, "video-editing", "design"),
  kind(/\bui\b|\bux\b|product designer|design lead/i, "ui-ux", "design"),
  kind(/graphic|packaging|print designer|\bdtp\b/i, "graphic-design", "design"),
  kind(/customer (support|care|service)|health line/i, "customer-support", "customer-support"),
  kind(/telesales|telecaller|inside sales|business development/i, "inside-sales", "sales"),
  kind(/account manager/i, "inside-sales", "sales"),
  kind(/store manager|retail|showroom/i, "store-manager", "sales"),
  kind(/sales/i, "field-sales", "sales"),
  kind(/data entry|typist|typing|computer operator/i, "data-entry", "back-office"),
  kind(/data analyst|\bmis\b|analytics/i, "data-analyst", "technology"),
  kind(/\bqa\b|tester|\btesting\b/i, "qa-testing", "technology"),
  kind(/desktop support|service desk|help ?desk|\bit support|network/i, "it-support", "technology"),
  kind(/\breact\b|front.?end|web developer/i, "frontend", "technology"),
  kind(/\bjava\b|back.?end/i, "backend", "technology"),
];

const kindIn = (title: string) => KINDS.find(({ titles }) => titles.test(title));

/** The guide and the practice test for a job: by its title, otherwise by its category. */
export function kindOfWork(title: string, category: string): Omit<KindOfWork, "titles"> {
  const practice = practiceOf(category);
  return kindIn(title) ?? { guide: practice, practice };
}

/** The practice page for a job's test; the list of all if the title does not match. */
export function practiceFor(title: string): string {
  const match = kindIn(title);
  return match ? practicePath(match.practice) : "/practice";
}

/** All guides for a kind of work in `words/en/preparation`. */
export const KIND_GUIDES = [...new Set(KINDS.map(({ guide }) => guide))];

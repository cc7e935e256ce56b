import { initials } from "../format";

const COLOURS = 6;

/** The same company has the same colour everywhere. */
function colourOf(company: string): number {
  let hash = 0;
  for (const letter of company) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash % COLOURS;
}

export function CompanyMark({
  company,
  logo,
  size = "md",
}: {
  company: string;
  logo?: string | null;
  size?: "md" | "lg";
}) {
  if (logo) {
    const px = size === "lg" ? 56 : 44;
    return (
      <img
        className={`mark mark-${size}`}
        src={logo}
        alt={`${company} logo`}
        width={px}
        height={px}
        loading="lazy"
      />
    );
  }
  return (
    <span className={`mark mark-${size} mark-${colourOf(company)}`} aria-hidden="true">
      {initials(company)}
    </span>
  );
}

import { initials } from "../words/format";

const COLOURS = 6;

/** The same company has the same colour everywhere. */
function colourOf(company: string): number {
  let hash = 0;
  for (const letter of company) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash % COLOURS;
}

/**
 * A company's logo over a placeholder, which stays visible if there is no logo or it fails to load:
 * an image without alternative text then takes no room.
 */
export function CompanyMark({
  company,
  logo,
  size = "md",
}: {
  company: string;
  logo?: string | null;
  size?: "md" | "lg";
}) {
  return (
    <span className={`mark mark-${size} mark-${colourOf(company)}`}>
      <b aria-hidden="true">{initials(company)}</b>
      {logo && (
        <span>
          <img src={logo} alt="" loading="lazy" />
        </span>
      )}
    </span>
  );
}

import { initials } from "../words/format";

/**
 * A company's logo over a placeholder, which stays visible if the logo is missing or fails to load:
 * an image without alternative text then takes up no space.
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
    <span className={`mark mark-${size}`}>
      <b aria-hidden="true">{initials(company)}</b>
      {logo && (
        <span>
          <img src={logo} alt="" loading="lazy" />
        </span>
      )}
    </span>
  );
}

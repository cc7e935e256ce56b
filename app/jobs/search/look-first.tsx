import { Link } from "@remix-run/react";
import { lookFirst } from "../../words/en/jobs/look-first";

/** Links below the login prompt to the public lists. */
export function LookFirst({ openings }: { openings: { to: string; text: string }[] }) {
  return (
    <nav aria-labelledby="look-first">
      <h2 id="look-first">{lookFirst}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {openings.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="chip">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Link } from "@remix-run/react";
import { lookFirst } from "../../words/en/jobs/look-first";

/** Below the prompt to log in: the lists that everybody can read. */
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

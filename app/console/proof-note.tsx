import { Link } from "@remix-run/react";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/people/console";

interface Props {
  console: Console;
  text: string;
  link: string;
  /** The page of the act that needs the proof. */
  next: string;
}

/** Asks for a fresh proof before anything is typed, because typed text would be lost. */
export function ProofNote({ console, text, link, next }: Props) {
  return (
    <>
      <p className="console-small">{text}</p>
      <p>
        <Link to={`${CONSOLE_PATHS[console]}/login?again=1&next=${encodeURIComponent(next)}`}>
          {link}
        </Link>
      </p>
    </>
  );
}

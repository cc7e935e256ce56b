import { Link } from "@remix-run/react";
import { InfoBoxes } from "../ui/info-boxes";

interface Props {
  words: { heading: string; rules: { title: string; text: string }[]; inFull: string };
}

/** What a booked slot promises, and where all its rules stand. */
export function PromiseInShort({ words }: Props) {
  return (
    <>
      <h2 className="mt-11 mb-5 text-section">{words.heading}</h2>
      <InfoBoxes items={words.rules} />
      <p className="mt-5">
        <Link to="/how-it-works#promise">{words.inFull}</Link>
      </p>
    </>
  );
}

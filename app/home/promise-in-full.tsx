import { InfoBoxes } from "../ui/info-boxes";
import * as words from "../words/en/home/promise-in-full";

/** The promise of a booked slot, and the consequences if it is not kept. */
export function PromiseInFull() {
  return (
    <>
      <h2 className="mb-5 text-section" id="promise">
        {words.heading}
      </h2>
      <InfoBoxes items={words.rules} />
      <h2 className="mt-7 mb-5 text-xl">{words.otherwiseHeading}</h2>
      <InfoBoxes items={words.otherwise} />
    </>
  );
}

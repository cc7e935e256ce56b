import { InfoBoxes } from "../ui/info-boxes";
import * as words from "../words/en/home/promise-in-full";

/** What a booked slot promises, and what follows where it goes another way. */
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

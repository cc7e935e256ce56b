import { Card } from "../ui/card";
import { rupees } from "../words/format";

/** What a candidate has from a slot that was cancelled late. */
export function FreeSlots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="mt-5">
      <p>
        <b>You have {count === 1 ? "1 free interview slot" : `${count} free interview slots`}.</b>{" "}
        Pass the test of any job, then use {count === 1 ? "it" : "one"} on the page of that
        application. You pay {rupees(0)}.
      </p>
    </Card>
  );
}

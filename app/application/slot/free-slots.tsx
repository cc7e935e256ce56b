import { Card } from "../../ui/card";
import { freeSlots } from "../../words/en/application/free-slots";

/** The candidate's credits, given after a late cancellation or as goodwill. */
export function FreeSlots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="mt-5">
      <p>{freeSlots(count)}</p>
    </Card>
  );
}

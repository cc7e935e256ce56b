import { Card } from "../../ui/card";
import { freeSlots } from "../../words/en/application/free-slots";

/** The credits of a candidate who cancelled late. */
export function FreeSlots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Card className="mt-5">
      <p>{freeSlots(count)}</p>
    </Card>
  );
}

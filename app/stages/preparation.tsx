import { Points } from "../parts/points";
import { Sheet } from "../ui/sheet";

export function Preparation({ points }: { points: string[] | undefined }) {
  if (!points || points.length === 0) return null;
  return (
    <Sheet>
      <section id="preparation">
        <h2>Preparation material</h2>
        <Points points={points} />
      </section>
    </Sheet>
  );
}

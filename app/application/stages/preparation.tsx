import { BulletList } from "../../ui/bullet-list";
import { Card } from "../../ui/card";

export function Preparation({ points }: { points: string[] | undefined }) {
  if (!points || points.length === 0) return null;
  return (
    <Card>
      <section id="preparation">
        <h2>Preparation material</h2>
        <BulletList points={points} />
      </section>
    </Card>
  );
}

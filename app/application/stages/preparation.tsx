import { BulletList } from "../../ui/bullet-list";
import { Card } from "../../ui/card";
import { preparation } from "../../words/en/application/stages";

export function Preparation({ points }: { points: string[] | undefined }) {
  if (!points || points.length === 0) return null;
  return (
    <Card>
      <section id="preparation">
        <h2>{preparation}</h2>
        <BulletList points={points} />
      </section>
    </Card>
  );
}

import * as words from "../words/en/home/home";

/** The figures supplied by the site's owner. */
export function Figures() {
  return (
    <dl className="figures">
      {words.figures.map(([count, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

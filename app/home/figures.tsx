import * as words from "../words/en/home/home";

/** The owner's figures. This site does not count them, and the text says so. */
export function Figures() {
  return (
    <div className="figures">
      <p>{words.figuresSource}</p>
      <dl>
        {words.figures.map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

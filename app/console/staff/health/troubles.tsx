import type { Health } from "../../../../worker/contract/staff/health";
import * as words from "../../../words/en/console/health";

/** The active alerts, as sent to operators. */
export const Troubles = ({ troubles }: Pick<Health, "troubles">) => (
  <section>
    <h2>{words.standing}</h2>
    {troubles.length === 0 && <p>{words.allWell}</p>}
    {troubles.length > 0 && (
      <ul className="console-list">
        {troubles.map(({ trouble, text, since }) => (
          <li key={trouble} className="console-message">
            <b className="console-late">{words.watched[trouble].name}</b>{" "}
            <span className="console-small">{words.since(since)}</span>
            <p className="console-lines">{text}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
);

import { keys as words } from "../../words/en/console/console";
import tableKeys from "./table-keys?worker&url";

/**
 * The keyboard shortcuts of the staff console, in
 * one line at its bottom, with an explanation below.
 */
export const Keys = () => (
  <footer className="console-keys">
    <p aria-hidden="true">
      {words.line.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
    <details>
      <summary>
        <span aria-hidden="true">?</span>
        {words.heading}
      </summary>
      <p>{words.list}</p>
    </details>
    <script type="module" src={tableKeys} />
  </footer>
);

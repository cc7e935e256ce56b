import type { Console } from "../../../worker/facts/console";
import { keys as words } from "../../words/en/console/console";
import tableKeys from "./table-keys?worker&url";

/** The keys for the tables of a page, and their list. */
export const Keys = ({ console }: { console: Console }) => (
  <>
    <details className="console-keys">
      <summary className="console-fold">{words.heading}</summary>
      <p>{words.of[console]}</p>
    </details>
    <script type="module" src={tableKeys} />
  </>
);

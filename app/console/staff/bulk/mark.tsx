import * as words from "~app/words/console/bulk";
import * as findWords from "~app/words/console/find";
import "./bulk.css";

/** The checkbox that marks an application in a list, for an act on all marked ones. */
export const Mark = ({ id, isMarked }: { id: number; isMarked?: boolean }) => (
  <label className="row-mark">
    <input
      type="checkbox"
      className="radio"
      name="marked"
      value={id}
      aria-label={words.mark(findWords.pk(id))}
      defaultChecked={isMarked}
    />
  </label>
);

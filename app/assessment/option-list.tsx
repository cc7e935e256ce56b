import { classNames } from "../ui/class-names";
import { langOf } from "../words/format";

interface Question {
  prompt: string;
  options: readonly string[];
  /** Where the chosen one stands among them. */
  chosen: number | null;
}

interface Props {
  question: Question;
  /** Its heading on a page that has another title. */
  as?: "h1" | "h2";
  /** The field that is sent; on a page of several questions each has its own. */
  name?: string;
  /** Where the one stands that is saved, for `save-answers.ts`. */
  saved?: number | null;
}

/** A question and its answers, of which one can be chosen. */
export function OptionList({ question, as: Heading = "h1", name = "option", saved }: Props) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4">
        <Heading className="font-sans text-2xl" lang={langOf(question.prompt)}>
          {question.prompt}
        </Heading>
      </legend>
      {question.options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index
        <label className="option" key={index}>
          <input
            type="radio"
            className={classNames("radio", saved === index && "is-kept")}
            name={name}
            value={index}
            defaultChecked={question.chosen === index}
          />
          <span lang={langOf(option)}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

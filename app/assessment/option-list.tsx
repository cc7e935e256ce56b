import { classNames } from "../ui/class-names";
import { langOf } from "../words/format";

interface Question {
  prompt: string;
  options: readonly string[];
  /** The index of the chosen option. */
  chosen: number | null;
}

interface Props {
  question: Question;
  /** The heading's level; h2 on a page that has another title. */
  as?: "h1" | "h2";
  /** The form field's name; unique per question on a page with several questions. */
  name?: string;
  /** The index of the saved option, for `save-answers.ts`. */
  saved?: number | null;
}

/** A question and its options as radio buttons. */
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

import { langOf } from "../words/format";

interface Question {
  prompt: string;
  options: readonly string[];
  /** Where the chosen one stands among them. */
  chosen: number | null;
}

/** A question and its answers, of which one can be chosen. */
export function OptionList({ question }: { question: Question }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4">
        <h1 className="font-sans text-2xl" lang={langOf(question.prompt)}>
          {question.prompt}
        </h1>
      </legend>
      {question.options.map((option, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its index
        <label className="option" key={index}>
          <input
            type="radio"
            className="radio"
            name="option"
            value={index}
            defaultChecked={question.chosen === index}
          />
          <span lang={langOf(option)}>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

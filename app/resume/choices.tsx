/** Options to choose from, one or several; `chosen` is selected at first. */
export function Choices(props: {
  name: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  several?: boolean;
}) {
  return props.options.map(({ value, label }) => (
    <label className="option" key={value}>
      <input
        type={props.several ? "checkbox" : "radio"}
        className="radio"
        name={props.name}
        value={value}
        defaultChecked={props.chosen.includes(value)}
      />
      <span>{label}</span>
    </label>
  ));
}

/** The options of a table of labels. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

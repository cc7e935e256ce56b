import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from "react";
import { classNames } from "./class-names";

interface About {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
}

/** The ids and aria attributes that connect a control with its label, hint and error. */
function useTies({ hint, error }: About, givenId: string | undefined) {
  const fallback = useId();
  const id = givenId ?? fallback;
  const described = classNames(hint != null && `${id}-hint`, error && `${id}-error`);
  return {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

function Around({ id, about, children }: { id: string; about: About; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{about.label}</label>
      {about.hint != null && (
        <p className="field-hint" id={`${id}-hint`}>
          {about.hint}
        </p>
      )}
      {about.error && (
        <p className="field-error" id={`${id}-error`}>
          {about.error}
        </p>
      )}
      {children}
    </div>
  );
}

export function Field({
  label,
  hint,
  error,
  prefix,
  className,
  ...rest
}: About & { prefix?: ReactNode } & Omit<InputHTMLAttributes<HTMLInputElement>, "prefix">) {
  const about = { label, hint, error, name: rest.name };
  const ties = useTies(about, rest.id);
  const input = <input {...rest} {...ties} className={classNames("control", className)} />;
  return (
    <Around id={ties.id} about={about}>
      {prefix == null ? (
        input
      ) : (
        <div className="prefixed">
          <span aria-hidden="true">{prefix}</span>
          {input}
        </div>
      )}
    </Around>
  );
}

export function SelectField({
  label,
  hint,
  error,
  options,
  className,
  ...rest
}: About & { options: readonly { value: string; label: string }[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    "children"
  >) {
  const about = { label, hint, error, name: rest.name };
  const ties = useTies(about, rest.id);
  return (
    <Around id={ties.id} about={about}>
      <select {...rest} {...ties} className={classNames("control", className)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Around>
  );
}

export function TextareaField({
  label,
  hint,
  error,
  className,
  ...rest
}: About & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const about = { label, hint, error, name: rest.name };
  const ties = useTies(about, rest.id);
  return (
    <Around id={ties.id} about={about}>
      <textarea rows={5} {...rest} {...ties} className={classNames("control", className)} />
    </Around>
  );
}

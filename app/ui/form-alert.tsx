/** An error of the whole form. */
export function FormAlert({ title, message }: { title?: string; message?: string }) {
  if (!message) return null;
  return (
    <div role="alert" className="form-alert">
      {title && <p className="field-error">{title}</p>}
      <p>{message}</p>
    </div>
  );
}

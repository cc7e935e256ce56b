import { useState } from "react";

/**
 * Records the person for whom the form was drawn: another tab may log another person in, while this
 * form still holds the first person's values, even if the page's data was reloaded.
 */
export function FormPerson({ phone }: { phone: string }) {
  const [formPhone] = useState(phone);
  return <input type="hidden" name="whose" value={formPhone} />;
}

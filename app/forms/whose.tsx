import { useState } from "react";

/**
 * Whose form it is: another tab may log somebody else in, and what stands in the form is still its first
 * person's, also where the page was loaded anew around it.
 */
export function Whose({ phone }: { phone: string }) {
  const [whose] = useState(phone);
  return <input type="hidden" name="whose" value={whose} />;
}

import { useState } from "react";
import { initials } from "../words/format";

/** The person's image, or their initials if it is missing or fails to load. */
export function Avatar({ name, image }: { name: string | null; image: string | null }) {
  const [broken, setBroken] = useState(false);
  return (
    <span className="avatar">
      <span aria-hidden="true">{initials(name)}</span>
      {image && !broken && (
        <img src={image} alt="" width="36" height="36" onError={() => setBroken(true)} />
      )}
    </span>
  );
}

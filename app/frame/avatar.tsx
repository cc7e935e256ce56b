import { initials } from "../words/format";

/**
 * The person's image over their initials, which stay visible if the image is missing or fails to
 * load: an image without alternative text then shows nothing.
 */
export function Avatar({ name, image }: { name: string | null; image: string | null }) {
  return (
    <span className="avatar">
      <span aria-hidden="true">{initials(name)}</span>
      {image && <img src={image} alt="" />}
    </span>
  );
}

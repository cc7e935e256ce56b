import { ButtonLink } from "../ui/button";
import { Face } from "./error-faces";

export function SignInFace() {
  return (
    <Face
      code="404"
      title="Authentication Required"
      action={<ButtonLink to="/login">Sign In</ButtonLink>}
    >
      <p>This part of Pakka opens after you log in. It is free and needs no password.</p>
    </Face>
  );
}

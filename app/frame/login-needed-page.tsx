import { ButtonLink } from "../ui/button";
import { ErrorFrame } from "./error-pages";

export function LoginNeededPage() {
  return (
    <ErrorFrame
      code="404"
      title="Authentication Required"
      action={<ButtonLink to="/login">Sign In</ButtonLink>}
    >
      <p>This part of Pakka opens after you log in. It is free and needs no password.</p>
    </ErrorFrame>
  );
}

import { ButtonLink } from "../ui/button";
import * as words from "../words/en/frame/not-found";
import { ErrorFrame } from "./error-pages";

export function LoginNeededPage() {
  return (
    <ErrorFrame
      code="404"
      title={words.loginNeeded}
      action={<ButtonLink to="/login">{words.signIn}</ButtonLink>}
    >
      <p>{words.loginNeededText}</p>
    </ErrorFrame>
  );
}

import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names";

export type ButtonVariant = "primary" | "second" | "applied" | "quiet";
interface Looks {
  variant?: ButtonVariant;
  /** Large is for the main action of the page. */
  size?: "md" | "lg";
}

function buttonClass({ variant = "primary", size = "md" }: Looks, more?: string) {
  return classNames("btn", `btn-${variant}`, size === "lg" && "btn-lg", more);
}

export function Button({
  variant,
  size,
  className,
  type = "submit",
  disabled,
  ...rest
}: Looks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type}
      // A press before hydration may already have marked it as busy.
      suppressHydrationWarning={"data-busy" in rest}
      disabled={disabled ?? variant === "applied"}
      className={buttonClass({ variant, size }, className)}
    />
  );
}

export function ButtonLink({ variant, size, className, ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}

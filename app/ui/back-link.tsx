import { Link, type LinkProps } from "@remix-run/react";
import { Icon } from "./icon";

export function BackLink({ children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className="back-link">
      <Icon name="back" />
      <span>{children}</span>
    </Link>
  );
}

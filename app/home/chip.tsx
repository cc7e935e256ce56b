import { Link, type LinkProps } from "@remix-run/react";

export function Chip({ current, ...rest }: LinkProps & { current?: boolean }) {
  return <Link {...rest} className="chip" aria-current={current ? "true" : undefined} />;
}

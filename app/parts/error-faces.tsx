import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { brand } from "../brand";
import { ButtonLink } from "../ui/button";
import { Page } from "./page";

export function NotFoundFace() {
  return (
    <Face code="404" title="Page Not Found" action={<ButtonLink to="/">Return to Home</ButtonLink>}>
      <p>There is no page at this address. The link may be old, or a letter is missing.</p>
    </Face>
  );
}

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

export function ErrorFace() {
  const { pathname, search } = useLocation();
  return (
    <Face
      title="We could not load this"
      action={
        <ButtonLink to={pathname + search} reloadDocument>
          Try again
        </ButtonLink>
      }
    >
      <p>What you saved or sent before is safe.</p>
      <p>
        If it stays: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>, or{" "}
        <Link to="/">go to the home page</Link>.
      </p>
    </Face>
  );
}

function Face(props: { code?: string; title: string; action: ReactNode; children: ReactNode }) {
  return (
    <Page narrow>
      <div className="empty mt-7">
        {props.code && <p className="figure">{props.code}</p>}
        <h1>{props.title}</h1>
        <div className="empty-text">{props.children}</div>
        <div className="empty-action">{props.action}</div>
      </div>
    </Page>
  );
}

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/frame/not-found";
import { ErrorFrame, NotFoundPage } from "../frame/error-pages";
import { isBehindLogin } from "../screens";
import { ButtonLink } from "../ui/button";

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  context.logNotFound(pathname);
  const behindLogin = isBehindLogin(pathname) && !(await context.session.user());
  return data({ behindLogin }, { status: 404 });
}

function LoginNeededPage() {
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

export default function NotFound() {
  const { behindLogin } = useLoaderData<typeof loader>();
  return behindLogin ? <LoginNeededPage /> : <NotFoundPage />;
}

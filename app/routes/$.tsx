import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFoundPage } from "../frame/error-pages";
import { LoginNeededPage } from "../frame/login-needed-page";
import { isBehindLogin } from "../screens";
import * as words from "../words/en/frame/not-found";

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

export default function NotFound() {
  const { behindLogin } = useLoaderData<typeof loader>();
  return behindLogin ? <LoginNeededPage /> : <NotFoundPage />;
}

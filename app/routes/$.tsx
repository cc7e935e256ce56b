import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFoundFace } from "../parts/error-faces";
import { SignInFace } from "../parts/sign-in-face";

const OWN_PAGES = /^\/(dashboard|profile|applications|notifications|saved-jobs)/;

export const meta: MetaFunction = () => [
  { title: "Page Not Found · Pakka" },
  { name: "description", content: "There is no page at this address." },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  context.logNotFound(pathname);
  const behindLogin = OWN_PAGES.test(pathname) && !(await context.visit.user());
  return data({ behindLogin }, { status: 404 });
}

export default function NotFound() {
  const { behindLogin } = useLoaderData<typeof loader>();
  return behindLogin ? <SignInFace /> : <NotFoundFace />;
}

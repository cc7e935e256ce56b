import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFoundFace, SignInFace } from "../parts/error-faces";

const OWN_PAGES = /^\/(dashboard|profile|applications|notifications|saved-jobs)(\/|$)/;

export const meta: MetaFunction = () => [
  { title: "Page Not Found · Pakka" },
  { name: "description", content: "There is no page at this address." },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context: { visit } }: LoaderFunctionArgs) {
  const behindLogin = OWN_PAGES.test(new URL(request.url).pathname) && !(await visit.user());
  return data({ behindLogin }, { status: 404 });
}

export default function NotFound() {
  const { behindLogin } = useLoaderData<typeof loader>();
  return behindLogin ? <SignInFace /> : <NotFoundFace />;
}

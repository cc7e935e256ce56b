import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CONTENT_TYPES, type ContentType } from "../../worker/contract/values";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { Empty } from "../ui/empty";
import "../frame/prose.css";

const titles: Record<ContentType, string> = {
  privacy_policy: "Privacy Policy",
  terms_conditions: "Terms & Conditions",
  about_us: "About Us",
};
const descriptions: Record<string, string> = {
  privacy_policy: "What Pakka knows about you, what it is used for, and how to have it deleted.",
  terms_conditions: "The terms of using Pakka: accounts, tests, interview slots, refunds.",
};

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const known = CONTENT_TYPES.find((type) => type === params.contentType);
  const type = known ?? "about_us";
  const title = known ? titles[known] : "Content";
  const found = await attempt(
    unwrap(session.api.user["static-content"][":type"].$get({ param: { type } })),
  );
  if ("data" in found) return { type, title, content: found.data.content };
  const problem = found.error.wordsOr(`Failed to load ${type.replaceAll("_", " ")}`);
  // With its status: a page that failed is kept for nobody.
  return data({ type, title, content: null, problem }, { status: found.error.status });
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: `${page.data?.title ?? "Content"} · Pakka`,
    description: descriptions[page.data?.type ?? ""] ?? "Who is behind Pakka and what we do.",
    path: `/content/${page.data?.type}`,
  });

export default function Content() {
  const { title, content } = useLoaderData<typeof loader>();
  return (
    <Page>
      <div className="titled">
        <h1>{title}</h1>
        <div>
          {content === null ? (
            <Empty title="Unable to load content. Please try again later." />
          ) : content.trim() === "" ? (
            <Empty title="No content available." />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned on the way in
            <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
          )}
        </div>
      </div>
    </Page>
  );
}

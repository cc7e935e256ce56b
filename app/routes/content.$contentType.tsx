import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/home/content";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { Empty } from "../ui/empty";
import "../frame/prose.css";

export async function loader({ params, context: { session } }: LoaderFunctionArgs) {
  const knownType = CONTENT_TYPES.find((type) => type === params.contentType);
  const type = knownType ?? "about_us";
  const title = knownType ? words.titles[knownType] : words.unknown;
  const result = await attempt(
    unwrap(session.api.user["static-content"][":type"].$get({ param: { type } })),
  );
  if ("data" in result) return { type, title, content: result.data.content };
  const problem = result.error.wordsOr(words.notFetched[type]);
  // The error status keeps a failed page out of caches.
  return data({ type, title, content: null, problem }, { status: result.error.status });
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: words.title(page.data?.title ?? words.unknown),
    description: words.descriptions[page.data?.type ?? "about_us"],
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
            <Empty title={words.notLoaded} />
          ) : content.trim() === "" ? (
            <Empty title={words.none} />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
            <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
          )}
        </div>
      </div>
    </Page>
  );
}

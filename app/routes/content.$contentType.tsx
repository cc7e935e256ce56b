import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/home/content";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { addressIn, type Language, withoutLanguage } from "../../worker/facts/languages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { attempt, unwrap } from "../session/api.server";
import { Empty } from "../ui/empty";
import "../frame/prose.css";

/** Links of the text to other pages lead to those in the language of this page's address. */
const inLanguageOf = (html: string, language: Language | undefined) =>
  html.replace(/(?<=href=")\/(?!\/)[^"]*/g, (path) =>
    language && !withoutLanguage(`http://here.invalid${path}`).language
      ? addressIn(language, path)
      : path,
  );

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, languageOfAddress } = context;
  const knownType = CONTENT_TYPES.find((type) => type === params.contentType);
  const type = knownType ?? "about_us";
  const title = knownType ? words.titles[knownType] : words.unknown;
  const answer = await session.api.user["static-content"][":type"].$get({ param: { type } });
  const language = answer.headers.get("Content-Language") ?? undefined;
  const result = await attempt(unwrap(answer));
  if ("data" in result) {
    const content = inLanguageOf(result.data.content, languageOfAddress);
    return { type, title, content, language };
  }
  const problem = result.error.wordsOr(words.notFetched[type]);
  // The error status keeps a failed page out of caches.
  return data(
    { type, title, content: null, language: undefined, problem },
    { status: result.error.status },
  );
}

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, {
    title: words.title(page.data?.title ?? words.unknown),
    description: words.descriptions[page.data?.type ?? "about_us"],
    path: `/content/${page.data?.type}`,
  });

export default function Content() {
  const { title, content, language } = useLoaderData<typeof loader>();
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
            <div className="prose" lang={language} dangerouslySetInnerHTML={{ __html: content }} />
          )}
        </div>
      </div>
    </Page>
  );
}

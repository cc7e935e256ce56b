import scripts, { manifestOf } from "virtual:scripts-of-languages";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { DEFAULT_TAG, LANGUAGES, type Language } from "../worker/facts/languages";
import { isFirstPage, withStylesInside } from "./delivery/first-page.server";
import { sendsScript } from "./delivery/hydration";
import { NonceContext } from "./delivery/nonce";
import { PostedContext } from "./delivery/posted";
import { postedIn } from "./delivery/posted.server";
import type { loader as rootLoader } from "./root";
import { SERVER_FAILED } from "./session/api.server";

/**
 * Renders a page at once, as text. React's stream encodes every tag and attribute separately, which
 * takes half of a list's time; and its later parts need script to be put in place.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { matches, loaderData, errors } = remixContext.staticHandlerContext;
  const visitor: Awaited<ReturnType<typeof rootLoader>> | undefined = loaderData.root;
  // Some pages show a loading error themselves, in place of their content.
  const isFailed = errors !== null || status >= SERVER_FAILED;
  const posted = isFailed ? await postedIn(request, context) : undefined;
  // With script the page would be rendered again, without the posted fields.
  const scripted =
    !posted &&
    hasScript(visitor?.lang) &&
    sendsScript(
      matches.map(({ route }) => route.id),
      visitor,
    );
  const nonce = scripted ? context.nonce() : undefined;
  const withDefaultScripts = renderToString(
    <NonceContext.Provider value={nonce}>
      <PostedContext.Provider value={posted}>
        <RemixServer
          context={{
            ...remixContext,
            ...at(context.languageOfAddress, remixContext),
            serverHandoffStream: undefined,
          }}
          url={request.url}
          nonce={nonce}
        />
      </PostedContext.Provider>
    </NonceContext.Provider>,
  );
  const drawn = withOwnScripts(withDefaultScripts, visitor?.lang, remixContext.manifest);
  const data = nonce ? await dataScript(remixContext, nonce) : "";
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { routes } = remixContext.manifest;
  const hrefs = new Set(matches.flatMap(({ route }) => routes[route.id]?.css ?? []));
  let page = drawn;
  if (isFirstPage(request.headers)) {
    page = await withStylesInside(drawn, {
      sheets: hrefs,
      scripted,
      // A logged-in visitor already has the files, and
      // one who saves data may not open a second page.
      fetchesFiles: !visitor?.user && !visitor?.lite,
      read: context.buildFile,
      allow: context.allowStyle,
    });
  } else {
    // The headers arrive before the page, and an edge
    // server can send them as early hints before that.
    for (const href of hrefs) headers.append("Link", `<${href}>; rel=preload; as=style`);
  }
  return new Response(`<!DOCTYPE html>${page}${data}`, { headers, status });
}

/** Whether the framework's script was built in this language. */
const hasScript = (tag: string | undefined) =>
  tag === DEFAULT_TAG || Object.hasOwn(scripts, tag ?? "");

/** The page with the scripts of its language in place of those of the default one. */
function withOwnScripts(
  page: string,
  tag: string | undefined,
  { url }: EntryContext["manifest"],
): string {
  const own = scripts[tag ?? ""];
  return own
    ? page.replace(/\/assets\/[\w.$-]+\.js/g, (file) =>
        file === url ? manifestOf(url, own.digest) : (own.files[file] ?? file),
      )
    : page;
}

/** The page at its address with the language, where its links lead, too: "/hi/jobs". */
function at(language: Language | undefined, context: EntryContext) {
  if (!language) return {};
  const { path } = LANGUAGES[language];
  const { staticHandlerContext, serverHandoffString = "" } = context;
  const { location } = staticHandlerContext;
  return {
    staticHandlerContext: {
      ...staticHandlerContext,
      basename: path,
      location: { ...location, pathname: path + location.pathname },
    },
    // For the framework's script.
    serverHandoffString: serverHandoffString.replace('"basename":"/"', `"basename":"${path}"`),
  };
}

/** The loaders' data as a stream, which the framework's script reads when it starts. */
async function dataScript({ serverHandoffStream }: EntryContext, nonce: string): Promise<string> {
  const text = await new Response(serverHandoffStream).text();
  const quoted = JSON.stringify(text).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const stream = "window.__remixContext.streamController";
  return `<script nonce="${nonce}">${stream}.enqueue(${quoted});${stream}.close()</script>`;
}

/**
 * Reports unexpected errors of loaders and actions. A 405 of a page without an action is not one.
 */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) context.report(error);
}

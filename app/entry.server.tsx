import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { sendsScript } from "./hydration";
import { NonceContext } from "./nonce";
import type { loader as rootLoader } from "./root";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { matches, loaderData } = remixContext.staticHandlerContext;
  const visitor: Awaited<ReturnType<typeof rootLoader>> | undefined = loaderData.root;
  const scripted = sendsScript(
    matches.map(({ route }) => route.id),
    visitor,
  );
  const nonce = scripted ? context.nonce() : undefined;
  let answerStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        answerStatus = 500;
        if (!request.signal.aborted) context.report(error);
      },
    },
  );
  // A crawler takes what is there when the answer ends; it waits for no later script.
  if (isbot(request.headers.get("User-Agent"))) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Known a little before the page's first line, and for an edge that sends early hints long before.
  for (const href of remixContext.manifest.routes.root?.css ?? []) {
    headers.append("Link", `<${href}>; rel=preload; as=style`);
  }
  return new Response(body, { headers, status: answerStatus });
}

/** What a loader or action threw and no screen expected. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (!request.signal.aborted) context.report(error);
}

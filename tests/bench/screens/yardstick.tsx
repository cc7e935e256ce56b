import { createClient } from "@libsql/client/web";
import {
  type AppLoadContext,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
} from "@remix-run/cloudflare";
import { Links, Meta, Outlet, RemixServer, Scripts, useLoaderData } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";

// The yardsticks for the product, measured in the same run: a minimal Remix page with one query,
// and a page that comes straight from the cache.

interface Env {
  DATABASE_URL: string;
}
type Context = AppLoadContext & { databaseUrl: string };

function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

async function loader({ context }: { context: AppLoadContext }) {
  const client = createClient({ url: (context as Context).databaseUrl });
  const { rows } = await client.execute("select id, title from jobs order by id desc limit 20");
  return { jobs: rows.map(({ id, title }) => ({ id: Number(id), title: String(title) })) };
}

function Index() {
  const { jobs } = useLoaderData<typeof loader>();
  return (
    <ul>
      {jobs.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  );
}

async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
) {
  const body = await renderToReadableStream(
    <RemixServer context={remixContext} url={request.url} />,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
}

const asset = { hasAction: false, hasErrorBoundary: false, imports: [], module: "/index.js" };
const clientless = { hasClientAction: false, hasClientLoader: false };
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    index: { id: "index", parentId: "root", index: true, module: { default: Index, loader } },
  },
  assets: {
    entry: { imports: [], module: "/entry.js" },
    routes: {
      root: { id: "root", path: "", hasLoader: false, ...asset, ...clientless },
      index: {
        id: "index",
        parentId: "root",
        index: true,
        hasLoader: true,
        ...asset,
        ...clientless,
      },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
  isSpaMode: false,
};
const answer = createRequestHandler(build);

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/") {
      return answer(request, { databaseUrl: env.DATABASE_URL } as unknown as AppLoadContext);
    }
    if (request.method === "PUT") {
      const response = new Response(await request.text(), {
        headers: {
          "Content-Type": "text/html; charset=utf-8",
          "Cache-Control": "s-maxage=600",
        },
      });
      await caches.default.put(request.url, response);
      return new Response(null, { status: 204 });
    }
    return (await caches.default.match(request)) ?? new Response(null, { status: 404 });
  },
};

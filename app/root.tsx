import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { brand } from "../worker/facts/brand";
import plainPageScript from "./delivery/enhance/plain-page?worker&url";
import { LateScripts, StartScripts } from "./delivery/late-scripts";
import { isLite, isLiteOffered } from "./delivery/lite.server";
import { useNonce } from "./delivery/nonce";
import { bellOf } from "./frame/bell.server";
import { ErrorPage, NotFoundPage } from "./frame/error-pages";
import { Footer } from "./frame/footer";
import { LiteOffer } from "./frame/lite-switch";
import { usePending } from "./frame/pending";
import { TopBar } from "./frame/top-bar";
import { type Toast, Toasts } from "./ui/overlay/toast";
import { Tooltips } from "./ui/overlay/tooltips";
import "./styles.css";

/** For pages that failed; every other page has its own. */
export const meta: MetaFunction = () => [
  { title: `We could not load this · ${brand.name}` },
  { name: "description", content: brand.tagline },
];

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  const [user, toasts, bell] = await Promise.all([
    session.user(),
    session.takeToasts(),
    bellOf(session),
  ]);
  return {
    publicUrl: session.settings.publicUrl,
    user: user && { name: user.name, image: user.image },
    lite: isLite(request.headers),
    offersLite: isLiteOffered(request.headers),
    toasts,
    ...(bell ?? NO_NEWS),
  };
}

/** A page is worth more than its bell, which stays silent where its news could not be had. */
const NO_NEWS = { unread: 0, latest: [] };

/** What a route may say of itself: without bar and footer, or over the page that holds it. */
interface Handle {
  bare?: boolean;
  modal?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // In the browser this runs only where script was sent.
  const scripted = nonce !== undefined || typeof document !== "undefined";
  const data = useRouteLoaderData<typeof loader>("root");
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const bare = handles.some((handle) => handle?.bare);
  // Under a dialog nothing can be reached, with or without script.
  const under = handles.some((handle) => handle?.modal) ? { inert: "" } : {};
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Else a browser asks for them last, and the line is idle for as long as it takes. */}
        <link rel="preload" as="image" href="/logo.svg" />
        <link rel="preload" as="image" href="/favicon.svg" />
        {scripted && (
          <>
            <StartScripts nonce={nonce} />
            <LateScripts nonce={nonce} />
          </>
        )}
        <Links />
      </head>
      <body>
        <div {...under}>
          <a className="skip-link" href="#content">
            Skip to content
          </a>
          {!bare && (
            <TopBar
              user={data?.user ?? null}
              unread={data?.unread ?? 0}
              latest={data?.latest ?? []}
            />
          )}
          {scripted && data?.offersLite && <LiteOffer />}
        </div>
        <main id="content" tabIndex={-1}>
          {children}
          {scripted && <Tooltips />}
        </main>
        {!bare && (
          <div {...under}>
            <Footer lite={data?.lite ?? false} />
          </div>
        )}
        <Toasts toasts={useToasts(data?.toasts)} />
        {!scripted && <script type="module" src={plainPageScript} />}
        {scripted && <ScrollRestoration nonce={nonce} />}
      </body>
    </html>
  );
}

const NONE: Toast[] = [];

/** What earlier pages left to say, and what this page's own loader could not load. */
function useToasts(left: Toast[] = NONE): Toast[] {
  const problem = useMatches()
    .map(({ data }) => (data as { problem?: string } | undefined)?.problem)
    .find(Boolean);
  return useMemo(
    () => (problem ? [...left, { title: "Error", body: problem, tone: "error" }] : left),
    [left, problem],
  );
}

export default function Root() {
  const pending = usePending();
  useFocusOnNewPage();
  return pending ?? <Outlet />;
}

/** Whoever reads by ear or key starts a new page at its beginning, not at a link that is gone. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement !== document.body) return;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage />;
}

import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useParams,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import * as errors from "~app/words/frame/errors";
import * as words from "~app/words/frame/frame";
import { brand } from "../worker/facts/brand";
import { DEFAULT_TAG, LANGUAGES, OFFERED_LANGUAGES } from "../worker/facts/languages";
import { currentLanguage } from "../worker/language";
import plainPageScript from "./delivery/enhance/plain-page?worker&url";
import { LateScripts, StartScripts } from "./delivery/late-scripts";
import { useNonce } from "./delivery/nonce";
import { bellOf, type News } from "./frame/bell.server";
import { LiteOffer } from "./frame/choices";
import { ErrorPage, NotFoundPage } from "./frame/error-pages";
import { Footer } from "./frame/footer";
import { usePending } from "./frame/pending";
import { TopBar } from "./frame/top-bar";
import { pageOf } from "./session/guards.server";
import { isLite, isLiteOffered } from "./session/lite.server";
import { type Toast, Toasts } from "./ui/overlay/toast";
import { Tooltips } from "./ui/overlay/tooltips";
import "./styles.css";

/** Only for pages that failed; every other page has its own meta. */
export const meta: MetaFunction = () => [
  { title: errors.failedTitle },
  { name: "description", content: brand.tagline },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session } = context;
  const [user, toasts, bell] = await Promise.all([
    session.user(),
    session.takeToasts(),
    bellOf(context, pageOf(session.url)),
  ]);
  return {
    // Where pages are for everybody who reads this language.
    site: session.settings.publicUrl + LANGUAGES[currentLanguage()].path,
    user: user && { name: user.name, image: user.image },
    lang: LANGUAGES[currentLanguage()].tag,
    languages: OFFERED_LANGUAGES.filter((code) => code !== currentLanguage()).map(
      (code) => [code, LANGUAGES[code].name] as const,
    ),
    lite: isLite(request.headers),
    offersLite: isLiteOffered(request.headers),
    toasts,
    ...(bell ?? NO_NEWS),
  };
}

/** When the notifications cannot be loaded, the page is shown with an empty bell. */
const NO_NEWS: News = { unread: 0, latest: [], now: "" };

/** A route may hide the bar and the footer, or be shown as a dialog over its parent's page. */
interface Handle {
  bare?: boolean;
  modal?: boolean;
  /** The page has its own bar and its own `main`. */
  own?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  // In the browser this code runs only if script was sent.
  const scripted = nonce !== undefined || typeof document !== "undefined";
  const data = useRouteLoaderData<typeof loader>("root");
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const own = handles.some((handle) => handle?.own);
  const bare = own || handles.some((handle) => handle?.bare);
  const pending = usePending();
  // Content behind a dialog can't be focused, with or without script.
  const under = handles.some((handle) => handle?.modal) ? { inert: "" } : {};
  return (
    <html lang={data?.lang ?? DEFAULT_TAG}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/touch.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Otherwise browsers request them last, while the connection is idle. */}
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
            {words.skip}
          </a>
          {!bare && <TopBar user={data?.user ?? null} news={data ?? NO_NEWS} />}
          {scripted && data?.offersLite && <LiteOffer />}
        </div>
        {own ? (
          children
        ) : (
          <>
            {pending && <main>{pending}</main>}
            <main id="content" tabIndex={-1} hidden={!!pending}>
              {children}
              {scripted && <Tooltips />}
            </main>
          </>
        )}
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

/** The toasts of earlier pages, and one for data that this page could not load. */
function useToasts(toasts: Toast[] = NONE): Toast[] {
  const problem = useMatches()
    .map(({ data }) => (data as { problem?: string } | undefined)?.problem)
    .find(Boolean);
  return useMemo(
    () => (problem ? [...toasts, { title: words.error, body: problem, tone: "error" }] : toasts),
    [toasts, problem],
  );
}

export default function Root() {
  useFocusOnNewPage();
  // The page of another job or application is mounted anew, without the last one's pending state.
  return <Outlet key={useParams().id} />;
}

/** On a new page, focuses the content instead of a link that is gone. */
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

import type { MetaDescriptor } from "@remix-run/cloudflare";
import { brand } from "../../worker/facts/brand";

interface PageArgs {
  matches: { id: string; data: unknown }[];
  location: { pathname: string };
}

interface About {
  title: string;
  description: string;
  /** The canonical path, if the page has another address than this one. */
  path?: string;
}

/**
 * Meta tags for search engines and shared links: title, description, canonical address and picture
 * of a public page. Absolute addresses need the site's origin, which the root loader knows.
 */
export function pageMeta({ matches, location }: PageArgs, about: About): MetaDescriptor[] {
  const { title, description, path = location.pathname } = about;
  const root = matches.find(({ id }) => id === "root")?.data as
    | { site: string; lang: string }
    | undefined;
  const words = [{ title }, { name: "description", content: description }];
  if (!root) return words;
  const url = root.site + path;
  return [
    ...words,
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: root.lang.replace("-", "_") },
    { property: "og:image", content: new URL("/icons/share.png", root.site).href },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

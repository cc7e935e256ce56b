import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";

/** A link and script type unknown to browsers, so that both wait for `START`. */
const LATER = "later";
/** Half the round trip of a slow connection: script then arrives after the page, not beside it. */
const HEAD_START_MS = 300;

/**
 * The framework's script, delayed until `StartScripts` starts it: the connection serves the page
 * and its style sheet first.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called instead of rendered, so that its elements can be changed, equally on server and client.
  return <>{postponed(Scripts({ nonce }))}</>;
}

function postponed(node: ReactNode): ReactNode {
  return Children.map(node, (child) => {
    if (!isValidElement<{ type?: string; children?: ReactNode }>(child)) return child;
    if (child.type === Fragment) return <>{postponed(child.props.children)}</>;
    if (child.type === "link") return cloneElement(child as never, { rel: LATER });
    const isModule = child.type === "script" && child.props.type === "module";
    return isModule ? cloneElement(child, { type: LATER }) : child;
  });
}

// Script runs after the first paint; in browsers that do not report it, after the next frame. Its
// download starts then too, or, if the paint is late, after a delay at which its first byte follows
// the page's last byte: a slow connection is then never idle.
const START = `{const ask=()=>{
for(const link of document.querySelectorAll("link[rel=${LATER}]"))link.rel="modulepreload"},
run=()=>{ask();
const waiting=document.querySelector("script[type=${LATER}]"),script=document.createElement("script");
script.type="module";script.nonce=waiting.nonce;script.text=waiting.text;waiting.replaceWith(script)},
painted=self.PerformanceObserver?.supportedEntryTypes?.includes("paint")
?then=>new PerformanceObserver((_,watch)=>{watch.disconnect();then()}).observe({type:"paint",buffered:true})
:requestAnimationFrame;
setTimeout(ask,${HEAD_START_MS});
addEventListener("DOMContentLoaded",()=>painted(()=>setTimeout(run)))}`;

/** Goes before the style sheet, which would delay it; `LateScripts` goes before other scripts. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  // When the browser renders it again, it has already run.
  const __html = import.meta.env.SSR ? START.replaceAll("\n", "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

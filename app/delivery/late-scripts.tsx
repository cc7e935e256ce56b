import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";

/** A kind of link and of script that no browser knows, so that it waits for `START`. */
const LATER = "later";
/** Half of what a slow line takes there and back: script then follows the page, never beside it. */
const HEAD_START_MS = 300;

/**
 * The framework's script, held back until `StartScripts` lets it go: the line belongs to the page
 * and its style sheet first.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered: what it gives is changed on its way, the same on both sides.
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

// Script runs after the first paint, in browsers that don't tell of it in the next frame. It is asked
// for then too or, where the paint is long in coming, so that its first byte follows the page's last:
// a slow line is then never idle.
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

/** Belongs before the style sheet, which would hold it up; `LateScripts` before other scripts. */
export function StartScripts({ nonce }: { nonce: string | undefined }) {
  // By the time the browser draws it again, it has run.
  const __html = import.meta.env.SSR ? START.replaceAll("\n", "") : "";
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html }} />;
}

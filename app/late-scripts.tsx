import { Scripts } from "@remix-run/react";
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from "react";

/** A kind of link and of script that no browser knows, so that it waits for `START`. */
const LATER = "later";

/**
 * The framework's script, asked for only after the first paint: until then the whole line belongs
 * to the page and its style sheet.
 */
export function LateScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered: what it gives is changed on its way, the same on both sides.
  const scripts = Scripts({ nonce });
  return (
    <>
      {postponed(scripts)}
      {scripts && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={START} />
      )}
    </>
  );
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

// It stands after the style sheet, so it runs when that is here; the timer lets the paint go first.
// By the time the browser draws it again, it has run.
const START = {
  __html: import.meta.env.SSR
    ? `requestAnimationFrame(()=>setTimeout(()=>{
for(const link of document.querySelectorAll("link[rel=${LATER}]"))link.rel="modulepreload";
const waiting=document.querySelector("script[type=${LATER}]"),script=document.createElement("script");
script.type="module";script.nonce=waiting.nonce;script.text=waiting.text;waiting.replaceWith(script)
}))`.replaceAll("\n", "")
    : "",
};

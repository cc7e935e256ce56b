import { createContext, useContext } from "react";

/** Names and values of a posted form, in order. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** The form whose answer is this page. */
export const PostedContext = /* @__PURE__ */ createContext<Posted | undefined>(undefined);

/** A page that posts with script stays: nothing of this is sent to the browser. */
export const usePosted = (): Posted | undefined =>
  // biome-ignore lint/correctness/useHookAtTopLevel: decided when it is built
  import.meta.env.SSR ? useContext(PostedContext) : undefined;

import { createContext, useContext } from "react";

/** Names and values of a posted form, in order. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** The form that this page answers. */
export const PostedContext = /* @__PURE__ */ createContext<Posted | undefined>(undefined);

/**
 * Only for plain pages: with script a post does not
 * leave the page, so the browser gets no code of this.
 */
export const usePosted = (): Posted | undefined =>
  // biome-ignore lint/correctness/useHookAtTopLevel: the build decides it
  import.meta.env.SSR ? useContext(PostedContext) : undefined;

import { createContext, useContext } from "react";

/** Allows this answer's inline scripts, where it has any. Empty in the browser, which adds none. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

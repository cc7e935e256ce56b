import { createContext, useContext } from "react";

/** Allows this answer's inline scripts. Empty in the browser, where none is added any more. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

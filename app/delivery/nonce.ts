import { createContext, useContext } from "react";

/**
 * The nonce of this answer's inline scripts, if it has any. Empty in the browser, which adds none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

import { Failure } from "../../../failure";
import { ProviderError } from "../../../providers/types";

/**
 * Why work failed, without personal data: error texts of providers and queries may contain some.
 */
export function causeOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof Failure) return error.message;
  return `An error of our own: ${error instanceof Error ? error.name : "unknown"}`;
}

import { Failure } from "../../failure";
import { ProviderError } from "../../providers/types";

/** Why work failed, without anybody's data: texts of providers and queries may hold some. */
export function causeOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof Failure) return error.message;
  return `An error of our own: ${error instanceof Error ? error.name : "unknown"}`;
}

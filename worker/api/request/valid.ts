import { zValidator } from "@hono/zod-validator";
import type { Context, ValidationTargets } from "hono";
import * as z from "zod";
import { cleanTexts } from "../../facts/people/clean-text";
import { Failure } from "../../failure";
import { withDocs } from "../docs/describe";
import type { ApiEnv } from "./guards";
import type { Lookup } from "./lookup";

const isJson = (type: string | undefined) =>
  /^application\/([a-z.-]+\+)?json(\s*;|$)/i.test(type ?? "");

/**
 * Cleans the texts of a request part and validates it with the contract's schema. An invalid part
 * becomes 422 with a message per field, and a body without a JSON content type becomes 415.
 *
 * @param schema a function of the current time if the schema depends on it.
 * @param lookup finds the row that the call is about: 404 comes before 422.
 */
export const valid = <T extends z.ZodType, K extends keyof ValidationTargets>(
  target: K,
  schema: T | ((now: Date) => T),
  lookup?: Lookup,
) => {
  const schemaAt = typeof schema === "function" ? schema : () => schema;
  // The cast is safe: the output is the schema's own. A form's texts are already clean, see
  // `readForm`.
  const cleaned = (one: T) =>
    target === "form" ? one : (z.preprocess(cleanTexts, one) as unknown as T);
  const validatorAt = (now: Date) =>
    zValidator(target, cleaned(schemaAt(now)), async (result, c) => {
      const isReadable =
        target !== "json" ||
        isJson(c.req.header("Content-Type")) ||
        // If every field is optional, the body may be empty.
        (result.success && (await c.req.text()) === "");
      if (isReadable && result.success) return;
      await lookup?.(c as unknown as Context<ApiEnv>, result.data);
      if (!isReadable || result.success) throw new Failure("unsupported_type");
      const fields: Record<string, string> = {};
      for (const issue of result.error.issues) fields[issue.path.join(".")] ??= issue.message;
      throw new Failure("invalid", { message: Object.values(fields)[0], fields });
    });
  const validate: ReturnType<typeof validatorAt> = (c, next) =>
    validatorAt((c as unknown as Context<ApiEnv>).var.service.now)(c, next);
  return withDocs(validate, {
    [target]: target === "json" ? schemaAt : schemaAt(new Date(0)),
    about: lookup,
    refuses: target === "json" ? ["malformed_json", "unsupported_type", "invalid"] : ["invalid"],
  });
};

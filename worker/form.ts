import { readBytes } from "./body";
import { cleanText } from "./facts/people/clean-text";
import { Failure } from "./failure";
import { parseMultipart } from "./front/multipart";

/**
 * Limit for all fields together. A browser sends a Hindi letter as nine bytes, so this is 7,200
 * letters.
 */
export const FORM_MAX_BYTES = 64 * 1024;
/** A form with a file of up to 5 MB. */
export const UPLOAD_MAX_BYTES = 6 * 1024 * 1024;
export const FORM_MAX_FIELDS = 100;

const AMPERSAND = 38;
const MULTIPART =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\\]{1,70})"|([^\s";]{1,70}))/i;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * A posted form, parsed once and with clean texts. Size and number of fields are checked before
 * parsing, because a long parse blocks all other requests.
 *
 * @param maxBytes limit for a form with files; its fields, and a form without files, are limited to
 *   FORM_MAX_BYTES
 * @throws Failure body_too_large, or malformed_json if the body is not a form
 */
export async function readForm(request: Request, maxBytes = FORM_MAX_BYTES): Promise<FormData> {
  const bytes = await readBytes(request, maxBytes);
  // A log-out has an empty body.
  if (bytes.length === 0) return new FormData();
  const type = request.headers.get("Content-Type") ?? "";
  const [, inQuotes, bare] = MULTIPART.exec(type) ?? [];
  const boundary = inQuotes ?? bare;
  if (boundary) {
    const most = { maxFields: FORM_MAX_FIELDS, maxTextBytes: FORM_MAX_BYTES };
    return parseMultipart(bytes, boundary, most);
  }
  if (!URL_ENCODED.test(type)) throw new Failure("malformed_json");
  return parseUrlEncoded(bytes);
}

function parseUrlEncoded(bytes: Uint8Array): FormData {
  if (bytes.length > FORM_MAX_BYTES) throw new Failure("body_too_large");
  let fields = 1;
  for (const byte of bytes) if (byte === AMPERSAND) fields += 1;
  if (fields > FORM_MAX_FIELDS) throw new Failure("body_too_large");
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes))) {
    form.append(name, cleanText(value));
  }
  return form;
}

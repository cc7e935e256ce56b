import { readBytes } from "./body";
import { cleanText } from "./facts/clean-text";
import { Failure } from "./failure";
import { parseMultipart } from "./multipart";

/** Of all fields together. A browser sends a letter of Hindi as nine bytes: 7,200 letters. */
export const FORM_MAX_BYTES = 64 * 1024;
/** A form with a file of up to 5 MB. */
export const UPLOAD_MAX_BYTES = 6 * 1024 * 1024;
export const FORM_MAX_FIELDS = 100;

const AMPERSAND = 38;
const MULTIPART =
  /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\\]{1,70})"|([^\s";]{1,70}))/i;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * A posted form, parsed once, its texts cleaned. How much parsing will cost is counted in its bytes before: whoever
 * posts holds up everybody else for as long as it takes.
 *
 * @param maxBytes of a form with files; its fields, and one without files, take FORM_MAX_BYTES at most
 * @throws Failure body_too_large, or malformed_json where it is no form
 */
export async function readForm(request: Request, maxBytes = FORM_MAX_BYTES): Promise<FormData> {
  const bytes = await readBytes(request, maxBytes);
  // A log-out is sent without a body.
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

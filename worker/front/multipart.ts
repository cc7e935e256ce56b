import { cleanText } from "../facts/people/clean-text";
import { Failure } from "../failure";

/** Enough for a file name of 255 characters in any script and the other headers of a browser. */
const PART_HEADERS_MAX_BYTES = 4096;

const CR = 13;
const DASH = 45;
const HEADERS_END = new TextEncoder().encode("\r\n\r\n");

/** Bytes to scan before yielding to other requests: one or two milliseconds. */
const STRETCH_BYTES = 512 * 1024;
const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The position of `needle`, which begins with CR, at or after `from`; -1 if it is missing. */
async function find(bytes: Uint8Array, needle: Uint8Array, from: number, end = bytes.length) {
  const last = end - needle.length;
  let at = from;
  while (at <= last) {
    for (const stop = Math.min(at + STRETCH_BYTES, last + 1); at < stop; at += 1) {
      if (bytes[at] === CR && matches(bytes, needle, at)) return at;
    }
    if (at <= last) await giveWay();
  }
  return -1;
}

function matches(bytes: Uint8Array, needle: Uint8Array, at: number): boolean {
  let same = 0;
  while (same < needle.length && bytes[at + same] === needle[same]) same += 1;
  return same === needle.length;
}

const quoted = (headers: string, name: string) =>
  new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(headers)?.[1];

/** @returns the number of bytes of text in the part */
function addPart(
  form: FormData,
  headers: string,
  body: Uint8Array<ArrayBuffer>,
  maxTextBytes: number,
): number {
  const name = quoted(headers, "name");
  if (name === undefined) throw new Failure("malformed_json");
  const fileName = quoted(headers, "filename");
  if (fileName === undefined) {
    if (body.length > maxTextBytes) throw new Failure("body_too_large");
    form.append(name, cleanText(new TextDecoder().decode(body)));
    return body.length;
  }
  const type = /^content-type:\s*(\S+)/im.exec(headers)?.[1];
  form.append(name, new File([body], fileName, { type }));
  return 0;
}

/**
 * The fields, with clean texts, and the files of a multipart form. The runtime's own parser takes
 * seconds for a part with megabytes of headers, and does not limit the number of parts: here both
 * are limited.
 *
 * @throws Failure malformed_json, or body_too_large over `maxFields` parts or `maxTextBytes` in
 *   fields
 */
export async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  boundary: string,
  { maxFields, maxTextBytes }: { maxFields: number; maxTextBytes: number },
): Promise<FormData> {
  const form = new FormData();
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  if (!matches(bytes, delimiter.subarray(2), 0)) throw new Failure("malformed_json");
  let at = delimiter.length - 2;
  let textBytes = 0;
  for (let fields = 0; bytes[at] !== DASH; fields += 1) {
    if (fields === maxFields) throw new Failure("body_too_large");
    const headersEnd = await find(bytes, HEADERS_END, at, at + PART_HEADERS_MAX_BYTES);
    const end = headersEnd < 0 ? -1 : await find(bytes, delimiter, headersEnd + HEADERS_END.length);
    if (end < 0) throw new Failure("malformed_json");
    const headers = new TextDecoder().decode(bytes.subarray(at, headersEnd));
    const body = bytes.subarray(headersEnd + HEADERS_END.length, end);
    textBytes += addPart(form, headers, body, maxTextBytes - textBytes);
    at = end + delimiter.length;
  }
  return form;
}

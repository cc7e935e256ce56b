import { expect, test } from "vitest";
import { logoKind, logoSize } from "../../worker/domain/employers/company/logo.rules";
import { PICTURES, PNG, segment, withSegments } from "../support/photos";

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));
const LOSSY = bytesOf("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");
const LOSSLESS = bytesOf("UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==");

/** A copy with other bytes from `at` on. */
function changed(bytes: Uint8Array, at: number, ...values: number[]) {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
}
const text = (words: string) => [...new TextEncoder().encode(words)];
/** A WebP with a single chunk. */
const webp = (name: string, ...body: number[]) => {
  const length = [body.length, 0, 0, 0];
  return Uint8Array.of(
    ...text("RIFF"),
    body.length + 12,
    0,
    0,
    0,
    ...text("WEBP"),
    ...text(name),
    ...length,
    ...body,
  );
};
const sizeOf = (bytes: Uint8Array) => {
  const kind = logoKind(bytes);
  return kind && logoSize(bytes, kind);
};
const frameAt = (jpeg: Uint8Array, marker: number) =>
  jpeg.findIndex((byte, nth) => byte === 0xff && jpeg[nth + 1] === marker);
const SOF0 = 0xc0;
const SOF2 = 0xc2;
const { baseline, progressive, grey, cmyk } = PICTURES;
const sized = changed(baseline, frameAt(baseline, SOF0) + 5, 0x75, 0x30, 0x75, 0x31);

test.each<[string, Uint8Array, [number, number]]>([
  ["PNG", PNG, [1, 1]],
  ["PNG", changed(PNG, 16, 0, 0, 0x75, 0x30, 0x80, 0, 0, 1), [30_000, 0x8000_0001]],
  ["JPEG", baseline, [96, 64]],
  ["JPEG", progressive, [96, 64]],
  ["JPEG", grey, [96, 64]],
  ["JPEG", cmyk, [96, 64]],
  ["JPEG", sized, [30_001, 30_000]],
  // A smaller picture inside, tables that look like a frame, and fill bytes.
  ["JPEG", withSegments(sized, segment(0xe1, baseline)), [30_001, 30_000]],
  ["JPEG", withSegments(sized, segment(0xcc, Uint8Array.of(0, 0, 1, 0, 1, 0))), [30_001, 30_000]],
  ["JPEG", withSegments(sized, Uint8Array.of(0xff, 0xff)), [30_001, 30_000]],
  ["WebP", LOSSY, [1, 1]],
  // The two upper bits are the scale at which it is shown.
  ["WebP", changed(LOSSY, 26, 0xff, 0xff, 0xd0, 0x47), [16_383, 2_000]],
  ["WebP", LOSSLESS, [1, 1]],
  ["WebP", changed(LOSSLESS, 21, 0xff, 0xff, 0xff, 0x0f), [16_384, 16_384]],
  ["WebP", webp("VP8X", 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xcf, 7, 0), [16_777_216, 2_000]],
])("the size of a %s is read", (_, bytes, [width, height]) => {
  expect(sizeOf(bytes)).toEqual({ width, height });
});

test.each<[string, Uint8Array]>([
  ["a PNG without a header", changed(PNG, 12, ...text("IDAT"))],
  ["a PNG without a point", changed(PNG, 16, 0, 0, 0, 0)],
  ["a JPEG that begins with its data", changed(baseline, frameAt(baseline, SOF0) + 1, 0xda)],
  ["a JPEG without a frame", changed(progressive, frameAt(progressive, SOF2) + 1, 0xe5)],
  ["a JPEG whose height comes later", changed(baseline, frameAt(baseline, SOF0) + 5, 0, 0)],
  ["a JPEG with something between its parts", withSegments(baseline, Uint8Array.of(1, 2))],
  ["a JPEG that ends at once", Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ["a WebP of no part", webp("ICCP", ...Array(12).fill(0))],
  ["a WebP that ends at once", webp("VP8L", 0x2f)],
  ["a WebP without its sign", changed(LOSSY, 23, 0)],
  ["a lossless WebP without its sign", changed(LOSSLESS, 20, 0)],
])("the size of %s can't be read", (_, bytes) => {
  expect(sizeOf(bytes)).toBeNull();
});

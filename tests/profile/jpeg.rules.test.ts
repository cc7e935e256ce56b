import fc from "fast-check";
import { expect, test } from "vitest";
import { type Photo, readJpeg } from "../../worker/domain/people/resume/jpeg.rules";
import { writePdf } from "../../worker/domain/people/resume/pdf.rules";
import { photoPage } from "../../worker/domain/people/resume/photo-page.rules";
import { drawn } from "../support/pdf";
import { exif, PICTURES, segment, withSegments } from "../support/photos";

const { baseline, progressive, grey, cmyk } = PICTURES;

function read(bytes: Uint8Array) {
  const reading = readJpeg(bytes);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
const photoOf = (bytes: Uint8Array) => {
  const photo = read(bytes);
  if (typeof photo === "string") throw new Error(`Refused: ${photo}`);
  return photo;
};

/** A copy of the JPEG, changed at a marker. */
function changed(jpeg: Uint8Array, marker: number, change: (at: number, copy: Uint8Array) => void) {
  const copy = jpeg.slice();
  const at = copy.findIndex((byte, nth) => byte === 0xff && copy[nth + 1] === marker);
  change(at, copy);
  return copy;
}
const SOF = 0xc0;
const SOS = 0xda;
const DHT = 0xc4;
const sized = (height: number, width: number) =>
  changed(baseline, SOF, (at, copy) => {
    copy.set([height >> 8, height & 255, width >> 8, width & 255], at + 5);
  });
const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ["baseline", baseline, false],
  ["progressive", progressive, false],
  ["grey", grey, true],
])("a %s picture is accepted", (_, jpeg, isGrey) => {
  expect(photoOf(jpeg)).toMatchObject({ width: 96, height: 64, isGrey, orientation: 1 });
});

test("location, camera, comments and everything after the end are removed", () => {
  const pictureWithMetadata = withSegments(
    baseline,
    exif(6),
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>SECRET</x:xmpmeta>"),
    segment(0xfe, "SECRET comment"),
    segment(0xed, "Photoshop 3.0\0SECRET"),
    segment(0xe2, "ICC_PROFILE\0SECRET"),
  );
  const long = new Uint8Array(
    Buffer.concat([pictureWithMetadata, text("PK\x03\x04SECRET <script>")]),
  );
  const photo = photoOf(long);
  expect(photo.orientation).toBe(6);
  const content = Buffer.from(photo.bytes).toString("latin1");
  expect(content).not.toMatch(/SECRET|GPS|Exif|xmp|ICC/);
  expect(photoOf(photo.bytes).bytes).toEqual(photo.bytes);
});

test.each([
  ["no JPEG", text("%PDF-1.4"), "type"],
  ["nothing", new Uint8Array(), "type"],
  ["a PNG", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), "type"],
  ["the beginning alone", baseline.subarray(0, 2), "type"],
  ["cut off in its data", baseline.subarray(0, baseline.length - 20), "broken"],
  ["cut off in a table", baseline.subarray(0, 30), "broken"],
  ["progressive CMYK", cmyk, "kind"],
  ["lossless", changed(baseline, SOF, (at, copy) => copy.set([0xc3], at + 1)), "kind"],
  ["of 12 bits", changed(baseline, SOF, (at, copy) => copy.set([12], at + 4)), "kind"],
  ["65,535 points wide", sized(64, 65_535), "size"],
  ["10,000 × 10,000", sized(10_000, 10_000), "size"],
  ["without a height", sized(0, 96), "broken"],
  ["without its frame", changed(baseline, SOF, (at, copy) => copy.set([0xfe], at + 1)), "broken"],
  ["without data", changed(baseline, SOS, (at, copy) => copy.set([0xd9], at + 1)), "broken"],
  ["with two beginnings", withSegments(baseline, Uint8Array.of(0xff, 0xd8)), "broken"],
  [
    "with a table too long",
    changed(baseline, DHT, (at, copy) => copy.set([255], at + 5)),
    "broken",
  ],
  [
    "of a thousand comments",
    withSegments(baseline, ...Array(1_001).fill(segment(0xfe, ""))),
    "broken",
  ],
])("a picture %s is refused", (_, jpeg, problem) => {
  expect(read(jpeg)).toBe(problem);
});

test("reading a picture never fails, whatever is changed in it", () => {
  const sources = [baseline, progressive, withSegments(baseline, exif(3))];
  const change = fc.tuple(fc.nat(900), fc.nat(255));
  fc.assert(
    fc.property(
      fc.constantFrom(...sources),
      fc.array(change, { maxLength: 6 }),
      (jpeg, changes) => {
        const copy = jpeg.slice();
        for (const [at, byte] of changes) copy[at % copy.length] = byte;
        const photo = read(copy);
        if (typeof photo !== "string") expect(read(photo.bytes)).not.toBeTypeOf("string");
      },
    ),
    { numRuns: 2_000 },
  );
});

const MEGABYTE = 1024 * 1024;
const many = (part: Uint8Array, bytes = 6 * MEGABYTE) =>
  Array<Uint8Array>(Math.floor(bytes / part.length)).fill(part);

test.each([
  ["of empty tables", many(segment(DHT, "\0".repeat(17 * 3_854)))],
  ["of filling", [new Uint8Array(6 * MEGABYTE).fill(0xff)]],
  ["of many fillings", many(new Uint8Array([...Array(7_000).fill(0xff), ...segment(0xfe, "")]))],
])("other work gets its turn while 6 MB %s are read", (_, parts) => {
  const reading = readJpeg(withSegments(baseline, ...parts));
  let turns = 0;
  let step = reading.next();
  for (; !step.done; step = reading.next()) turns += 1;
  expect(step.value).toMatchObject({ width: 96 });
  expect(turns).toBeGreaterThan(9);
});

const COLOURS = { red: [254, 0, 0], blue: [0, 0, 254], green: [0, 160, 0], white: [255, 255, 255] };

/** The colours of the corners as they are stored in the file, for each EXIF orientation. */
const CORNERS: Record<number, (keyof typeof COLOURS)[]> = {
  1: ["red", "blue", "green", "white"],
  2: ["blue", "red", "white", "green"],
  3: ["white", "green", "blue", "red"],
  4: ["green", "white", "red", "blue"],
  5: ["red", "green", "blue", "white"],
  6: ["green", "red", "white", "blue"],
  7: ["white", "blue", "green", "red"],
  8: ["blue", "white", "red", "green"],
};

test.each([
  1, 2, 3, 4, 5, 6, 7, 8,
])("another reader shows it upright where EXIF says %i", async (orientation) => {
  const photo: Photo = photoOf(withSegments(baseline, exif(orientation)));
  const page = await drawn(writePdf("Photo", [photoPage(photo, photo.orientation)]));
  expect(page.width > page.height).toBe(orientation < 5);
  // Sample points far from the edges of the quarters, so that a margin does not matter.
  const colours = [0.25, 0.75].flatMap((down) =>
    [0.25, 0.75].map((across) => page.colourAt(across, down)),
  );
  for (const [nth, name] of (CORNERS[orientation] ?? []).entries()) {
    for (const [part, value] of COLOURS[name].entries()) {
      expect(Math.abs((colours[nth]?.[part] ?? -1) - value)).toBeLessThan(40);
    }
  }
});

test.each([
  ["progressive", progressive],
  ["grey", grey],
])("another reader shows a %s one", async (_, jpeg) => {
  const photo = photoOf(jpeg);
  const page = await drawn(writePdf("Photo", [photoPage(photo, 1)]));
  const [upper, lower] = [page.colourAt(0.25, 0.25), page.colourAt(0.75, 0.75)];
  expect(upper).not.toEqual(lower);
  expect(Math.min(...lower)).toBeGreaterThan(240);
});

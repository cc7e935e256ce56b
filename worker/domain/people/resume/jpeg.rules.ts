import { PHOTO_POINTS_MAX, PHOTO_SIDE_MAX } from "../../../facts/people/resumes";
import { orientationIn } from "./exif.rules";
import type { PdfImage } from "./pdf.rules";

/** Why a photo is refused: `kind` is a JPEG that PDF readers show wrongly or not at all. */
export type PhotoProblem = "type" | "broken" | "kind" | "size";

export interface Photo extends PdfImage {
  /** EXIF orientation; 1 is upright. */
  orientation: number;
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
const APP15 = 0xef;
/**
 * Baseline, extended and progressive; the other frames are lossless, arithmetic or hierarchical.
 */
const FRAMES = [0xc0, 0xc1, 0xc2];
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![DHT, 0xc8].includes(marker);

/** More segments than any camera writes. For each scan, a decoder goes over the whole picture. */
const SEGMENTS_MAX = 1_000;
const SCANS_MAX = 64;
/** Bytes to scan before yielding to other requests: one or two milliseconds. */
const STRETCH_BYTES = 512 * 1024;

interface Frame {
  width: number;
  height: number;
  components: number[];
}

function readFrame(body: Uint8Array): Frame | PhotoProblem {
  const [bits = 0, h1 = 0, h2 = 0, w1 = 0, w2 = 0, count = 0] = body;
  if (body.length !== 6 + 3 * count) return "broken";
  if (bits !== 8 || (count !== 1 && count !== 3)) return "kind";
  const [width, height] = [w1 * 256 + w2, h1 * 256 + h2];
  if (width === 0 || height === 0) return "broken";
  if (Math.max(width, height) > PHOTO_SIDE_MAX || width * height > PHOTO_POINTS_MAX) return "size";
  const components: number[] = [];
  for (let at = 6; at < body.length; at += 3) {
    const [id = 0, sampling = 0, table = 0] = body.subarray(at, at + 3);
    const fits = [sampling >> 4, sampling & 15].every((factor) => factor >= 1 && factor <= 4);
    if (!fits || table > 3 || components.includes(id)) return "broken";
    components.push(id);
  }
  return { width, height, components };
}

/** Whether a segment consists of complete tables only. */
function holdsTables(body: Uint8Array, lengthAt: (at: number) => number): boolean {
  let at = 0;
  while (at < body.length) at += lengthAt(at);
  return at === body.length && at > 0;
}

const quantization = (body: Uint8Array) => (at: number) => 1 + 64 * (((body[at] ?? 0) >> 4) + 1);
const huffman = (body: Uint8Array) => (at: number) => {
  let length = 17;
  for (let nth = at + 1; nth <= at + 16; nth += 1) length += body[nth] ?? 0;
  return length;
};

function isScan(body: Uint8Array, { components }: Frame): boolean {
  const count = body[0] ?? 0;
  if (count < 1 || count > components.length || body.length !== 4 + 2 * count) return false;
  return Array.from({ length: count }, (_, nth) => body[1 + 2 * nth] ?? -1).every((id) =>
    components.includes(id),
  );
}

/** The end of the scan data: the next marker that does not belong to them; -1 if there is none. */
function* endOfScan(bytes: Uint8Array, from: number): Generator<void, number> {
  const last = bytes.length - 1;
  for (let at = from; at < last; ) {
    for (const stop = Math.min(at + STRETCH_BYTES, last); at < stop; at += 1) {
      if (bytes[at] !== 0xff) continue;
      const next = bytes[at + 1] ?? 0;
      if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    }
    yield;
  }
  return -1;
}

/** A new Adobe segment with only the colour transform. */
const adobe = (transform: number) =>
  Uint8Array.of(0xff, APP14, 0, 14, 65, 100, 111, 98, 101, 0, 100, 0, 0, 0, 0, transform);
const ADOBE_BYTES = 12;
const isAdobe = (body: Uint8Array) =>
  body.length >= ADOBE_BYTES && String.fromCharCode(...body.subarray(0, 5)) === "Adobe";

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * A JPEG with only its picture data: without place, time and camera (EXIF, XMP), comments,
 * profiles, previews, and data after its end. It yields regularly, so that other requests can run.
 */
export function* readJpeg(bytes: Uint8Array): Generator<void, Photo | PhotoProblem> {
  if (bytes[0] !== 0xff || bytes[1] !== SOI || bytes[2] !== 0xff) return "type";
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  const seen = new Set<number>();
  let frame: Frame | undefined;
  let orientation: number | null = null;
  let scans = 0;
  let at = 2;
  let turnAt = STRETCH_BYTES;
  for (let segments = 0; segments < SEGMENTS_MAX; segments += 1) {
    if (at >= turnAt) {
      yield;
      turnAt = at + STRETCH_BYTES;
    }
    if (bytes[at] !== 0xff) return "broken";
    while (bytes[at + 1] === 0xff && at < turnAt) at += 1;
    if (bytes[at + 1] === 0xff) continue;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) {
      if (!frame || scans === 0) return "broken";
      parts.push(Uint8Array.of(0xff, EOI));
      const { width, height, components } = frame;
      const isGrey = components.length === 1;
      return { width, height, isGrey, orientation: orientation ?? 1, bytes: joined(parts) };
    }
    const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return "broken";
    const body = bytes.subarray(at + 4, end);
    if (isFrame(marker)) {
      if (frame) return "broken";
      if (!FRAMES.includes(marker)) return "kind";
      const result = readFrame(body);
      if (typeof result === "string") return result;
      frame = result;
    } else if (marker === SOS) {
      const isReady = frame && seen.has(DQT) && seen.has(DHT) && isScan(body, frame);
      scans += 1;
      const next = isReady && scans <= SCANS_MAX ? yield* endOfScan(bytes, end) : -1;
      if (next <= end) return "broken";
      end = next;
    } else if (marker === DQT || marker === DHT) {
      const lengthAt = marker === DQT ? quantization(body) : huffman(body);
      if (!holdsTables(body, lengthAt)) return "broken";
    } else if (marker === DRI) {
      if (body.length !== 2) return "broken";
    } else if (marker === COM || (marker >= APP0 && marker <= APP15)) {
      if (marker === APP1) orientation ??= orientationIn(body);
      if (marker === APP14 && isAdobe(body) && !seen.has(APP14)) {
        seen.add(APP14);
        parts.push(adobe(body[ADOBE_BYTES - 1] ?? 0));
      }
      at = end;
      continue;
    } else return "broken";
    seen.add(marker);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return "broken";
}

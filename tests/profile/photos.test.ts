import { expect, test } from "vitest";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { openPdf } from "../support/pdf";
import { exif, PICTURES, segment, withSegments } from "../support/photos";

const { baseline, progressive, grey, cmyk } = PICTURES;

function send(token: string, pictures: Uint8Array[], key?: string) {
  const form = new FormData();
  for (const [nth, bytes] of pictures.entries()) {
    form.append("photos", new File([new Uint8Array(bytes)], `IMG_${nth}.jpg`));
  }
  const headers: HeadersInit = key ? { "Idempotency-Key": key } : {};
  return call("POST", "/user/resume/photos", { token, form, headers });
}
const listed = async (token: string) => (await call("GET", "/user/resume", { token })).body;

test("one to four pictures become one upright PDF, without location and camera", async () => {
  const { token } = await logIn();
  const pictureWithMetadata = withSegments(baseline, exif(6), segment(0xfe, "SECRET"));
  const { status, body } = await send(token, [pictureWithMetadata, progressive, grey, baseline]);
  expect(status).toBe(201);
  expect(body).toMatchObject({ fileName: "Asha Verma, resume, 4 photos.pdf", pageUrl: null });
  expect((await listed(token)).map(({ id }: { id: number }) => id)).toEqual([body.id]);
  const file = await fetch(body.fileUrl);
  expect(file.headers.get("Content-Type")).toBe("application/pdf");
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/SECRET|GPS|Exif/);
  const pdf = await openPdf(bytes);
  expect(pdf.numPages).toBe(4);
  const shapes = await Promise.all(
    [1, 2].map(async (nth) => (await pdf.getPage(nth)).getViewport({ scale: 1 })),
  );
  expect(shapes.map(({ width, height }) => width > height)).toEqual([false, true]);
  await pdf.destroy();
});

const HUGE = baseline.slice();
HUGE.set(
  [0xff, 0xff, 0xff, 0xff],
  HUGE.findIndex((b, at) => b === 255 && HUGE[at + 1] === 0xc0) + 5,
);
const text = (words: string) => new TextEncoder().encode(words);

test.each([
  ["no JPEG", text("%PDF-1.4"), 415, "photo_type", "Picture 2 is not a JPEG."],
  ["a HEIC", text("\0\0\0\x18ftypheic"), 415, "photo_type", "HEIC photo: choose JPEG"],
  ["a PDF", text("%PDF-1.4"), 415, "photo_type", "It is a document"],
  ["a cut off JPEG", baseline.subarray(0, 200), 422, "photo_unreadable", "Picture 2 is broken"],
  ["one for printing", cmyk, 422, "photo_unreadable", "Picture 2 is a rare kind of JPEG"],
  ["a huge one", HUGE, 422, "photo_unreadable", "Picture 2 has too many points"],
])("%s among pictures is refused with a message, and nothing is stored", async (_, picture, status, code, words) => {
  const { token } = await logIn();
  const answer = await send(token, [baseline, picture]);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body.fields.photos).toContain(words);
  expect(answer.body.message).toBe(answer.body.fields.photos);
  expect(await listed(token)).toEqual([]);
});

test("a picture with another file appended is stored without that file", async () => {
  const { token } = await logIn();
  const both = new Uint8Array(
    Buffer.concat([baseline, text("PK\x03\x04<script>alert(1)</script>")]),
  );
  const { body } = await send(token, [both]);
  expect(await (await fetch(body.fileUrl)).text()).not.toContain("<script>");
});

test("an upload without a picture, with five, or with more than a form holds is refused", async () => {
  const { token } = await logIn();
  const missing = { code: "photos_missing", fields: { photos: "Choose 1 to 4 pictures." } };
  expect(await send(token, [])).toMatchObject({ status: 422, body: missing });
  expect(await send(token, [new Uint8Array()])).toMatchObject({ status: 422, body: missing });
  expect(await send(token, Array(5).fill(baseline))).toMatchObject({ status: 422, body: missing });
  const large = await send(token, [baseline, new Uint8Array(7 * 1024 * 1024)]);
  expect(large).toMatchObject({ status: 413, body: { code: "photos_too_large" } });
});

test("a repeat with the same key stores one resume", async () => {
  const { token } = await logIn();
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(token, [baseline], key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await send(token, [grey], key)).status).toBe(409);
  expect(await listed(token)).toHaveLength(1);
});

test("refused pictures count as uploads too", async () => {
  const { token } = await logIn();
  for (let count = 0; count < 30; count += 1) {
    expect((await send(token, [text("no picture")])).status).toBe(415);
  }
  expect(await send(token, [baseline])).toMatchObject({ status: 429 });
});

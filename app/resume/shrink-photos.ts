import { PHOTO_SENT_SIDE } from "../../worker/facts/resumes";

// All script of the page for photos: what the phone took is made smaller before it is sent, which on a
// slow line is minutes, and what is no JPEG becomes one. Without script JPEGs are sent as they are.

const QUALITY = 0.7;

async function shrink(file: File): Promise<File> {
  // Drawn as the phone was held: what says so is not in the smaller picture.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  const scale = Math.min(1, PHOTO_SENT_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  if (!context) return file;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", QUALITY),
  );
  const isSmaller = drawn && (drawn.size < file.size || file.type !== "image/jpeg");
  return isSmaller ? new File([drawn], "photo.jpg", { type: "image/jpeg" }) : file;
}

/** So many are being made smaller: the form waits for all of them. */
let shrinking = 0;

async function shrinkChosen({ target }: Event): Promise<void> {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  const button = input.form?.querySelector("button");
  if (!file || !button) return;
  shrinking += 1;
  button.disabled = true;
  // What this browser can't draw is sent as it is, and the server says what is wrong with it.
  const smaller = await shrink(file).catch(() => file);
  // Another one may have been chosen meanwhile.
  if (input.files?.[0] === file) {
    const chosen = new DataTransfer();
    chosen.items.add(smaller);
    input.files = chosen.files;
  }
  shrinking -= 1;
  button.disabled = shrinking > 0;
}

for (const input of document.querySelectorAll<HTMLInputElement>("input[name=photos]")) {
  input.accept = "image/*";
  input.addEventListener("change", shrinkChosen);
}

import { PHOTO_SENT_SIDE } from "../../worker/facts/people/resumes";

// The whole script of the page for photos: shrinks photos before they
// are sent, which saves minutes on a slow connection, and converts
// other formats to JPEG. Without script JPEGs are sent unchanged.

const QUALITY = 0.7;

async function shrink(file: File): Promise<File> {
  // Applies the photo's orientation, because the smaller picture loses that metadata.
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

/** The number of photos being shrunk: the form waits for all of them. */
let shrinking = 0;

async function shrinkChosen({ target }: Event): Promise<void> {
  const input = target as HTMLInputElement;
  const [file] = input.files ?? [];
  const button = input.form?.querySelector("button");
  if (!file || !button) return;
  shrinking += 1;
  button.disabled = true;
  // A file that this browser can't decode is sent unchanged, and the server returns the error.
  const smaller = await shrink(file).catch(() => file);
  // Another file may have been chosen meanwhile.
  if (input.files?.[0] === file) {
    const transfer = new DataTransfer();
    transfer.items.add(smaller);
    input.files = transfer.files;
  }
  shrinking -= 1;
  button.disabled = shrinking > 0;
}

for (const input of document.querySelectorAll<HTMLInputElement>("input[name=photos]")) {
  input.accept = "image/*";
  input.addEventListener("change", shrinkChosen);
}

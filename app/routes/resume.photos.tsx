import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as makingWords from "~app/words/resume/making";
import { idempotencyKey } from "../../worker/contract/values";
import { sha256Base64 } from "../../worker/crypto";
import { isKeptBack } from "../forms/form.server";
import { headersFor, homeOf } from "../resume/home.server";
import { PhotosPage } from "../resume/photos-page";
import { attempt, unwrap } from "../session/api.server";
import type { Toast } from "../session/flash.server";
import type { Session } from "../session/session.server";
import "../resume/resume.css";

const FIELD = "photos";
const HERE = "/resume/photos";

export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  await session.requireUser();
  const [home, headers, waiting] = await Promise.all([
    homeOf(session, request),
    headersFor(session, request),
    session.takeToasts(),
  ]);
  // The script that shows an upload's progress reloads this page after every result.
  const own = waiting.find(({ field }) => field === FIELD);
  if (own && own.tone !== "error") {
    session.toast(makingWords.photos.made);
    throw redirect(home);
  }
  if (new URL(request.url).searchParams.has("job")) throw redirect(HERE, { headers });
  return { home, uploadKey: crypto.randomUUID(), mistake: own?.body };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session } = context;
  const refusal = await session.orToast(notMade(makingWords.photos.loggedOut), async () => {
    await session.requireUser();
    const form = await context.upload();
    return form && !isKeptBack(form.get(FIELD)) ? bind(form, session) : makingWords.photos.tooLarge;
  });
  if (refusal !== undefined) {
    session.toast(notMade(refusal));
    throw redirect(HERE, 303);
  }
  session.toast({ ...makingWords.photos.made, field: FIELD });
  throw redirect(await homeOf(session, request), 303);
}

const notMade = (body: string): Toast => ({
  title: makingWords.photos.notMade.title,
  body,
  tone: "error",
  field: FIELD,
});

/** Makes the resume. @returns why it failed; undefined on success */
async function bind(form: FormData, session: Session): Promise<string | undefined> {
  const files = form.getAll(FIELD).filter((part): part is File => part instanceof File);
  // An empty file field sends an empty file.
  const photos = files.filter(({ size }) => size > 0);
  const key = idempotencyKey.safeParse(form.get("key")).data;
  const headers = key ? { "Idempotency-Key": await keyOf(key, photos) } : undefined;
  const result = await attempt(
    unwrap(session.api.user.resume.photos.$post({ form: { photos } }, { headers })),
  );
  return "error" in result ? result.error.wordsOr(makingWords.photos.notMade.body) : undefined;
}

/** Other photos with the same form key count as another upload. */
const keyOf = async (key: string, photos: File[]) =>
  sha256Base64(
    await new Blob([key, ...photos.flatMap((photo) => [`/${photo.size}/`, photo])]).arrayBuffer(),
  );

export const meta: MetaFunction = () => [
  { title: makingWords.photos.title },
  { name: "description", content: makingWords.photos.description },
];

export default function Photos() {
  const { home, uploadKey, mistake } = useLoaderData<typeof loader>();
  return <PhotosPage home={home} uploadKey={uploadKey} problem={mistake} />;
}

import * as making from "~app/words/resume/making";
import { PHOTOS_MAX_BYTES } from "../../worker/facts/people/resumes";
import { Page } from "../frame/page";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import shrinkPhotos from "./shrink-photos?worker&url";

const FIRST = 1;
const MORE = [2, 3, 4];

/**
 * A form for photos of a paper resume, with a field per page: a camera returns one photo at a time.
 */
export function PhotosPage(props: { home: string; uploadKey: string; problem?: string }) {
  const { home, uploadKey, problem } = props;
  const page = { name: "photos", type: "file", accept: "image/jpeg" };
  return (
    <Page narrow>
      <div className="resume-step">
        <BackLink to={home}>{making.back}</BackLink>
        <h1>{making.photos.heading}</h1>
        <ul className="rows">
          {making.photos.how.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {/* Sent by the browser or, with a progress bar, by the script of every page. */}
        <form
          method="post"
          action="/resume/photos"
          encType="multipart/form-data"
          data-most={PHOTOS_MAX_BYTES}
          noValidate
          className="grid gap-5"
        >
          <input type="hidden" name="key" value={uploadKey} />
          <Field
            {...page}
            label={making.photos.page(FIRST)}
            hint={making.photos.pageHint}
            error={problem}
            autoFocus={problem !== undefined}
            required
          />
          <details className="resume-pages">
            <summary>{making.photos.more}</summary>
            {MORE.map((nth) => (
              <Field {...page} key={nth} label={making.photos.page(nth)} />
            ))}
          </details>
          <progress hidden max={1} value={0} aria-label={making.photos.progress} />
          <p aria-live="polite" />
          <Button size="lg" data-busy={making.photos.making}>
            {making.photos.make}
          </Button>
        </form>
        <p className="text-sm text-ink-2">{making.photos.privacy}</p>
      </div>
      <script type="module" src={shrinkPhotos} />
    </Page>
  );
}

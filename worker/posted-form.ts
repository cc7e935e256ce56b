import { Failure } from "./failure";
import { FORM_MAX_BYTES, readForm, UPLOAD_MAX_BYTES } from "./form";
import { formWords } from "./words/en/forms";

/** What a person reads in place of a page whose form was not taken. */
const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

const TOO_LARGE = [formWords.tooLarge, 413] as const;
const NO_FORM = [formWords.unreadable, 400] as const;
const isTooLarge = (error: unknown) => error instanceof Failure && error.code === "body_too_large";

/** The form that was posted to a screen, read when its route asks for it, and once. */
export class PostedForm {
  readonly #request: Request;
  #reading: Promise<FormData> | undefined;
  #refusal: (() => Response) | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /** Its fields. Throws where it is too large or no form: the route is through, see `answerTo`. */
  readonly fields = (): Promise<FormData> => this.#read(FORM_MAX_BYTES).catch(this.#refuse);

  /** Its fields and files; null where it is too large. */
  readonly upload = (): Promise<FormData | null> =>
    this.#read(UPLOAD_MAX_BYTES).catch((error) => (isTooLarge(error) ? null : this.#refuse(error)));

  /** What is answered in place of the page that was drawn, where the form was not taken. */
  answerTo(drawn: Response): Response {
    return this.#refusal?.() ?? drawn;
  }

  #read(maxBytes: number): Promise<FormData> {
    this.#reading ??= readForm(this.#request, maxBytes);
    return this.#reading;
  }

  #refuse = (error: unknown): never => {
    const [words, status] = isTooLarge(error) ? TOO_LARGE : NO_FORM;
    this.#refusal = () => plain(words, status);
    throw new Response(null, { status });
  };
}

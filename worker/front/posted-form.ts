import * as words from "~worker/words/failures";
import { Failure } from "../failure";
import { FORM_MAX_BYTES, readForm, UPLOAD_MAX_BYTES } from "../form";

/** The plain page that replaces a screen whose form was refused. */
const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });

const isTooLarge = (error: unknown) => error instanceof Failure && error.code === "body_too_large";

/** A form posted to a screen. It is read once, when its route asks for it. */
export class PostedForm {
  readonly #request: Request;
  #reading: Promise<FormData> | undefined;
  #refusal: (() => Response) | undefined;

  constructor(request: Request) {
    this.#request = request;
  }

  /**
   * The fields. If the form is too large or malformed, this throws and ends the route, see
   * `answerTo`.
   */
  readonly fields = (): Promise<FormData> => this.#read(FORM_MAX_BYTES).catch(this.#refuse);

  /** The fields and files; null if the form is too large. */
  readonly upload = (): Promise<FormData | null> =>
    this.#read(UPLOAD_MAX_BYTES).catch((error) => (isTooLarge(error) ? null : this.#refuse(error)));

  /** The refusal if the form was refused, otherwise the drawn page. */
  answerTo(drawn: Response): Response {
    return this.#refusal?.() ?? drawn;
  }

  #read(maxBytes: number): Promise<FormData> {
    this.#reading ??= readForm(this.#request, maxBytes);
    return this.#reading;
  }

  #refuse = (error: unknown): never => {
    const { tooLarge, unreadable } = words.formWords;
    const [text, status] = isTooLarge(error)
      ? ([tooLarge, 413] as const)
      : ([unreadable, 400] as const);
    this.#refusal = () => plain(text, status);
    throw new Response(null, { status });
  };
}

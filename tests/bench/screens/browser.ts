import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Bytes as sent: with gzip where the platform would use gzip. */
  wireBytes: number;
  text: string;
}

const COMPRESSED = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;

/** Sends one request as a browser does, and returns its size on the wire. */
export function get(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: URLSearchParams } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(
      url,
      {
        method: body ? "POST" : "GET",
        // A connection that was kept open may be closed just as the request is sent.
        agent: false,
        headers: {
          "Accept-Encoding": "gzip",
          ...(body && {
            "Content-Type": "application/x-www-form-urlencoded",
            Origin: new URL(url).origin,
          }),
          ...headers,
        },
      },
      (got) => {
        const chunks: Buffer[] = [];
        got.on("data", (chunk) => chunks.push(chunk));
        got.on("error", reject);
        got.on("end", () => {
          const wire = Buffer.concat(chunks);
          const zipped = got.headers["content-encoding"] === "gzip" && wire.length > 0;
          const content = zipped ? gunzipSync(wire) : wire;
          const zips = zipped || COMPRESSED.test(got.headers["content-type"] ?? "");
          resolve({
            status: got.statusCode ?? 0,
            headers: got.headers,
            wireBytes: zips && !zipped ? gzipSync(content).length : wire.length,
            text: content.toString("utf8"),
          });
        });
      },
    );
    clientRequest.on("error", reject);
    clientRequest.end(body?.toString());
  });
}

/** The cookies of a browser. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  take(headers: IncomingHttpHeaders): void {
    for (const line of headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /;\s*max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  value(name: string): string | undefined {
    return this.#cookies.get(name);
  }
}

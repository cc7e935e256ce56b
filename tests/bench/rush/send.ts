import { Agent, request } from "node:http";

export interface Sent {
  /** 0 if the call got no answer. */
  status: number;
  body: any;
  ms: number;
}

export interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  json?: unknown;
  form?: Record<string, string>;
}

const contentOf = ({ json, form }: Call) => {
  if (json !== undefined) return { type: "application/json", text: JSON.stringify(json) };
  if (!form) return undefined;
  return { type: "application/x-www-form-urlencoded", text: String(new URLSearchParams(form)) };
};

/** Sends calls to `url` over its own connections, which it keeps open. */
export class Sender {
  readonly #agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  close = () => this.#agent.destroy();

  send(call: Call): Promise<Sent> {
    const began = performance.now();
    const content = contentOf(call);
    return new Promise((resolve) => {
      const end = (status: number, text = "") => {
        const body = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : text;
        resolve({ status, body, ms: performance.now() - began });
      };
      const clientRequest = request(
        this.url + call.path,
        {
          agent: this.#agent,
          method: call.method ?? (content ? "POST" : "GET"),
          headers: {
            ...(content && { "Content-Type": content.type, Origin: this.url }),
            ...call.headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk) => chunks.push(chunk));
          answer.on("error", () => end(0));
          answer.on("end", () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
        },
      );
      clientRequest.on("error", () => end(0));
      clientRequest.end(content?.text);
    });
  }
}

import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { freePort } from "../../local/ports";

// A page of another origin, open in the browser of a developer who runs the product.

/** Serves an empty page of another origin, under both names of this machine. */
export async function startForeignSite() {
  const server = createServer((_, answer) => {
    answer.setHeader("Content-Type", "text/html").end("<!doctype html><title>Elsewhere</title>");
  });
  const port = await freePort();
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  return {
    origins: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A call by a page's script; a binary body is a list of byte values. */
interface Sent {
  url: string;
  method?: string;
  mode: RequestMode;
  type?: string;
  body?: string | number[];
}

/** Makes these calls from a page; returns the parts of the answers that the page could read. */
export function sendFrom(page: Page, calls: Sent[]): Promise<string[]> {
  return page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ url, method, mode, type, body }) => {
          try {
            const answer = await fetch(url, {
              method,
              mode,
              ...(type && { headers: { "Content-Type": type } }),
              ...(body && { body: Array.isArray(body) ? new Uint8Array(body) : body }),
            });
            return await answer.text();
          } catch {
            return "";
          }
        }),
      ),
    calls,
  );
}

/** Posts a form from a page into an iframe; returns the status of the answer. */
export async function postForm(
  page: Page,
  action: string,
  fields: Record<string, string>,
  enctype = "application/x-www-form-urlencoded",
): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url() === action && response.request().method() === "POST",
    ),
    page.evaluate(
      async (form) => {
        const frame = document.createElement("iframe");
        frame.name = crypto.randomUUID();
        document.body.appendChild(frame);
        const element = document.createElement("form");
        const { action, enctype } = form;
        Object.assign(element, { method: "post", target: frame.name, action, enctype });
        for (const [name, value] of Object.entries(form.fields)) {
          const field = document.createElement("input");
          Object.assign(field, { type: "hidden", name, value });
          element.appendChild(field);
        }
        document.body.appendChild(element);
        const frameLoad = new Promise((resolve) => {
          frame.onload = resolve;
        });
        element.submit();
        await frameLoad;
      },
      { action, fields, enctype },
    ),
  ]);
  return answer.status();
}

/**
 * Sends messages on a WebSocket; returns everything
 * received until the server closed it or answered.
 */
export function converse(page: Page, url: string, protocol: string, messages: unknown[]) {
  return page.evaluate(
    ([address, name, outgoing]) =>
      new Promise<string>((resolve) => {
        let incoming = "";
        const socket = new WebSocket(address, name);
        socket.onopen = () => {
          for (const message of outgoing) socket.send(JSON.stringify(message));
        };
        socket.onmessage = ({ data }) => {
          incoming += data;
          if (incoming.includes('"request_id":2')) socket.close();
        };
        socket.onclose = () => resolve(incoming);
      }),
    [url, protocol, messages] as const,
  );
}

/** Calls a local server with the host name of a DNS rebinding attack. */
export async function askAs(host: string, url: string, body?: string) {
  const { port, pathname, search } = new URL(url);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const clientRequest = request({
      host: "127.0.0.1",
      port,
      path: pathname + search,
      method: body === undefined ? "GET" : "POST",
      headers: { Host: host, "Content-Type": "text/plain" },
    });
    clientRequest.once("error", reject);
    clientRequest.once("response", async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: await text(answer) });
    });
    clientRequest.end(body);
  });
}

import { createServer } from "node:net";

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Fails with one clear line when something already listens on `port`. */
export function assertFree(port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", () =>
      reject(new Error(`Port ${port} is busy. Free it, or choose another with ${setting}.`)),
    );
    server.listen(port, "127.0.0.1", () => server.close(() => resolve()));
  });
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { vi } from "vitest";

const bytes = (buffer: Buffer) =>
  buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength);

const sign = async (_: string, key: Buffer, data: Uint8Array) =>
  bytes(createHmac("sha256", key).update(data).digest());

/**
 * WebCrypto answers from a thread pool, in any order. Here the same results are computed
 * synchronously, so that only the dice decide the order.
 */
export function makeDeterministic(): void {
  let count = 0;
  vi.stubGlobal("crypto", {
    getRandomValues: <T extends Uint8Array>(array: T) => {
      array.set(randomBytes(array.length));
      return array;
    },
    randomUUID: () => `00000000-0000-4000-8000-${String(++count).padStart(12, "0")}`,
    subtle: {
      importKey: async (_: string, secret: Uint8Array | { k: string }) =>
        "k" in secret ? Buffer.from(secret.k, "base64url") : Buffer.from(secret),
      sign,
      verify: async (name: string, key: Buffer, signature: Uint8Array, data: Uint8Array) =>
        timingSafeEqual(Buffer.from(await sign(name, key, data)), Buffer.from(signature)),
      digest: async (_: string, data: Uint8Array) =>
        bytes(createHash("sha256").update(data).digest()),
    },
  });
}

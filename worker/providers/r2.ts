import type { FileStore } from "./types";

/** Stores resumes and logos in R2. */
export function r2(bucket: R2Bucket): FileStore {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    async get(key) {
      const object = await bucket.get(key);
      return object ? { body: object.body, size: object.size } : null;
    },
    remove: (key) => bucket.delete(key),
  };
}

/** The parts of an R2 bucket that the product uses, in memory. */
export function memoryBucket(): R2Bucket {
  const objects = new Map<string, Uint8Array<ArrayBuffer>>();
  const bucket = {
    async put(key: string, bytes: Uint8Array<ArrayBuffer>) {
      objects.set(key, bytes.slice());
    },
    async get(key: string) {
      const bytes = objects.get(key);
      return bytes ? { body: new Blob([bytes]).stream(), size: bytes.length } : null;
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) objects.delete(key);
    },
  };
  return bucket as unknown as R2Bucket;
}

import { open, rm } from 'node:fs/promises';

/** A part that is being received. End with `store` or `discard`. */
export interface PartWriter {
  write(chunk: Uint8Array): Promise<void>;
  /** Gives the bytes that were written a place that survives a power failure. */
  store(): Promise<void>;
  discard(): Promise<void>;
}

/** Writes to a local file, which `place` moves. */
export async function openPart(location: string, place: (location: string) => Promise<void>): Promise<PartWriter> {
  const file = await open(location, 'wx', 0o600);
  let bytes = 0;
  const discard = async () => {
    await file.close().catch(() => undefined);
    await rm(location, { force: true });
  };
  return {
    discard,
    async write(chunk) {
      for (let done = 0; done < chunk.byteLength;) {
        const { bytesWritten } = await file.write(chunk, done, chunk.byteLength - done, bytes + done);
        done += bytesWritten;
      }
      bytes += chunk.byteLength;
    },
    async store() {
      try {
        // A failed write may have left a piece of a chunk.
        await file.truncate(bytes);
        await file.datasync();
        await file.close();
        await place(location);
      } finally {
        await discard();
      }
    },
  };
}

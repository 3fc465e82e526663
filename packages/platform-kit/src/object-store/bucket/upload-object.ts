import type { BucketClient } from './bucket-client';

interface ObjectToUpload {
  key: string;
  content: AsyncIterable<Uint8Array>;
  /** As far as it is known. */
  bytes?: number;
  signal?: AbortSignal;
}

/** Uploads a content of any length, one part in memory at a time. The object appears when it is complete. */
export async function uploadObject(
  client: BucketClient,
  { key, content, bytes, signal }: ObjectToUpload,
): Promise<void> {
  const parts = inParts(content, partBytesOf(bytes));
  const first = await parts.next();
  if (first.done) throw new TypeError('An object without content');
  const second = await parts.next();
  if (second.done) {
    await client.send((s3) => s3.putObject(key, first.value, type), { signal });
    return;
  }
  const upload = await client.send((s3) => s3.getMultipartUploadId(key, type), { signal });
  try {
    const done: { partNumber: number; etag: string }[] = [];
    for (
      let part: IteratorResult<Uint8Array> = first;
      !part.done;
      part = done.length === 1 ? second : await parts.next()
    ) {
      const { value } = part;
      done.push(await client.send((s3) => s3.uploadPart(key, upload, value, done.length + 1), { signal }));
    }
    await client.send((s3) => s3.completeMultipartUpload(key, upload, done), { isOnce: true });
  } catch (error) {
    // The bucket's own rule removes it where this fails, too (docs/operating.md).
    await client.send((s3) => s3.abortMultipartUpload(key, upload), { isOnce: true }).catch(() => undefined);
    throw error;
  }
}

const type = 'application/octet-stream';

/** A service accepts 10,000 parts, all but the last of the same length. */
function partBytesOf(bytes = 0): number {
  return Math.max(leastPartBytes, Math.ceil(bytes / 9_000));
}

const leastPartBytes = 8 * 1024 * 1024;

/** The content in buffers of that length; the last is shorter. */
async function* inParts(content: AsyncIterable<Uint8Array>, partBytes: number): AsyncGenerator<Uint8Array> {
  let part = Buffer.allocUnsafeSlow(partBytes);
  let filled = 0;
  for await (const chunk of content)
    for (let at = 0; at < chunk.byteLength;) {
      const taken = Math.min(partBytes - filled, chunk.byteLength - at);
      part.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < partBytes) continue;
      yield part;
      part = Buffer.allocUnsafeSlow(partBytes);
      filled = 0;
    }
  if (filled > 0) yield part.subarray(0, filled);
}

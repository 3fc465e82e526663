/** `source` in blocks of one size, each with its own buffer, so that it can be transferred to another thread. */
export async function* blocks(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let block = Buffer.allocUnsafeSlow(blockBytes);
  let used = 0;
  for await (const part of source) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    for (let done = 0; done < bytes.length;) {
      const count = Math.min(bytes.length - done, blockBytes - used);
      block.set(bytes.subarray(done, done + count), used);
      done += count;
      used += count;
      if (used < blockBytes) continue;
      yield block;
      block = Buffer.allocUnsafeSlow(blockBytes);
      used = 0;
    }
  }
  if (used > 0) yield block.subarray(0, used);
}

const blockBytes = 256 * 1024;

/**
 * Splits bytes into blocks of `size`; the last may be shorter. The result does not depend on the chunks of the source.
 */
export async function* blocks(content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let block = Buffer.allocUnsafe(size);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length;) {
      const taken = Math.min(size - filled, chunk.length - at);
      block.set(chunk.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
      if (filled < size) continue;
      yield block;
      block = Buffer.allocUnsafe(size);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}

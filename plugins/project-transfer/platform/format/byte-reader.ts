import { ArchiveError } from '@signalbox/archive';

export interface ByteReader {
  /** Reads exactly `bytes` bytes. Undefined at the end of the stream. Throws `truncated` when there are fewer. */
  exactly(bytes: number): Promise<Buffer | undefined>;
  /** Reads at most `atMost` bytes. Throws `truncated` at the end of the stream. */
  some(atMost: number): Promise<Uint8Array>;
}

/** Reads a stream piece by piece. */
export function byteReader(content: AsyncIterable<Uint8Array>): ByteReader {
  const source = content[Symbol.asyncIterator]();
  let buffered: Uint8Array = new Uint8Array();
  const fill = async () => {
    while (buffered.length === 0) {
      const { done, value } = await source.next();
      if (done) return false;
      buffered = value;
    }
    return true;
  };
  const take = (atMost: number) => {
    const taken = buffered.subarray(0, atMost);
    buffered = buffered.subarray(taken.length);
    return taken;
  };
  return {
    async exactly(bytes) {
      const pieces: Uint8Array[] = [];
      for (let missing = bytes; missing > 0; missing -= pieces.at(-1)!.length) {
        if (!(await fill())) {
          if (pieces.length === 0) return undefined;
          throw new ArchiveError('truncated');
        }
        pieces.push(take(missing));
      }
      return Buffer.concat(pieces);
    },
    async some(atMost) {
      if (!(await fill())) throw new ArchiveError('truncated');
      return take(atMost);
    },
  };
}

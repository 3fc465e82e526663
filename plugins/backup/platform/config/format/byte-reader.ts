import { ArchiveError } from '@signalbox/archive';

export interface ByteReader {
  /** Exactly so many bytes; undefined where nothing is left. Throws `truncated` where there are fewer. */
  exactly(bytes: number): Promise<Buffer | undefined>;
  /** Some bytes, at most so many. Throws `truncated` where nothing is left. */
  some(atMost: number): Promise<Uint8Array>;
}

/** Reads a stream piece by piece. */
export function byteReader(content: AsyncIterable<Uint8Array>): ByteReader {
  const source = content[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  const fill = async () => {
    while (held.length === 0) {
      const { done, value } = await source.next();
      if (done) return false;
      held = value;
    }
    return true;
  };
  const take = (atMost: number) => {
    const taken = held.subarray(0, atMost);
    held = held.subarray(taken.length);
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

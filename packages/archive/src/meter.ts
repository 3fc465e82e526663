import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Measures the uncompressed bytes of an entry as they pass. */
export class Meter {
  size = 0;
  crc32 = 0;
  private lines = 0;
  private isMidLine = false;
  private readonly hash = createHash('sha256');

  add(chunk: Uint8Array): void {
    if (chunk.length === 0) return;
    this.size += chunk.length;
    this.crc32 = crc32(chunk, this.crc32);
    this.hash.update(chunk);
  }

  /** As `add`, and counts lines. */
  addLines(chunk: Uint8Array): void {
    this.add(chunk);
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) this.lines += 1;
    if (chunk.length > 0) this.isMidLine = chunk.at(-1) !== lineFeed;
  }

  /** Lines so far. A last line without an end counts. */
  get records(): number {
    return this.lines + (this.isMidLine ? 1 : 0);
  }

  /** May be called once, at the end. */
  sha256(): string {
    return this.hash.digest('hex');
  }
}

const lineFeed = 10;

import { lineFeed } from './ascii';

/** Reads a stream line by line. It awaits only at the end of a chunk, and copies only lines that span two chunks. */
export class LineCursor {
  chunk: Buffer = Buffer.alloc(0);
  /** Start of the line in `chunk`. `end` excludes the line feed. */
  start = 0;
  end = -1;
  /** Position after a line that was joined from two chunks: the chunk, and the end of that line in it. */
  private next: { chunk: Buffer; end: number } | undefined;
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Moves to the next line of the current chunk. False when the chunk has no complete line. */
  step(): boolean {
    if (this.next) ({ chunk: this.chunk, end: this.end } = this.next);
    this.next = undefined;
    this.start = this.end + 1;
    this.end = this.chunk.indexOf(lineFeed, this.start);
    return this.end !== -1;
  }

  /** After a failed `step`: moves to the next line of the following chunks. False at the end of the stream. */
  async fill(): Promise<boolean> {
    let started = this.chunk.subarray(this.start);
    for (;;) {
      const { done, value } = await this.source.next();
      if (done) {
        this.take(started, started.length);
        return started.length > 0;
      }
      const chunk = Buffer.from(value.buffer, value.byteOffset, value.length);
      const end = chunk.indexOf(lineFeed);
      if (end !== -1) {
        if (started.length === 0) this.take(chunk, end);
        else {
          const line = Buffer.concat([started, chunk.subarray(0, end)]);
          this.take(line, line.length);
          this.next = { chunk, end };
        }
        return true;
      }
      started = Buffer.concat([started, chunk]);
    }
  }

  /** Stops the source. */
  async close(): Promise<void> {
    await this.source.return?.();
  }

  private take(chunk: Buffer, end: number): void {
    this.chunk = chunk;
    this.start = 0;
    this.end = end;
  }
}

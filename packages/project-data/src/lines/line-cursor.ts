import { lineFeed } from './ascii';

/** Goes through a stream line by line, without waiting while a chunk lasts, and copying lines only that two chunks share. */
export class LineCursor {
  chunk: Buffer = Buffer.alloc(0);
  /** The line, in `chunk`, without its end. */
  start = 0;
  end = -1;
  /** Where it goes on after a line that was put together: the chunk, and the end of that line in it. */
  private next: { chunk: Buffer; end: number } | undefined;
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** To the next line, where the chunk holds it whole. */
  step(): boolean {
    if (this.next) ({ chunk: this.chunk, end: this.end } = this.next);
    this.next = undefined;
    this.start = this.end + 1;
    this.end = this.chunk.indexOf(lineFeed, this.start);
    return this.end !== -1;
  }

  /** After a `step` that found none: to the next line of what follows. False at the end of the stream. */
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

  /** What is left is not asked for any more. */
  async close(): Promise<void> {
    await this.source.return?.();
  }

  private take(chunk: Buffer, end: number): void {
    this.chunk = chunk;
    this.start = 0;
    this.end = end;
  }
}

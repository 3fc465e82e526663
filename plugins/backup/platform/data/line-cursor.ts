/** Goes through a stream line by line, without waiting while a chunk lasts. */
export class LineCursor {
  chunk: Buffer = Buffer.alloc(0);
  /** The line, in `chunk`, without its end. */
  start = 0;
  end = -1;
  private readonly source: AsyncIterator<Uint8Array>;

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** To the next line, where the chunk holds it whole. */
  step(): boolean {
    this.start = this.end + 1;
    this.end = this.chunk.indexOf(newline, this.start);
    return this.end !== -1;
  }

  /** After a `step` that found none: to the next line of what follows. False at the end of the stream. */
  async fill(): Promise<boolean> {
    const begun = [this.chunk.subarray(this.start)];
    for (;;) {
      const { done, value } = await this.source.next();
      if (!done) begun.push(Buffer.from(value.buffer, value.byteOffset, value.length));
      this.chunk = Buffer.concat(begun);
      this.end = -1;
      if (this.step()) return true;
      if (done) {
        this.end = this.chunk.length;
        return this.end > 0;
      }
      if (value.length > 0) begun.splice(0, begun.length, this.chunk);
    }
  }

  text(): string {
    return this.chunk.toString('latin1', this.start, this.end);
  }

  /** What is left is not asked for any more. */
  async close(): Promise<void> {
    await this.source.return?.();
  }
}

const newline = 0x0a;

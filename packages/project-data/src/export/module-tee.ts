import { PassThrough } from 'node:stream';

/**
 * Copies the lines that a safety backup reads from modules to a second reader. The backup runs at the pace of that
 * reader, and waits for it to start. A reader that does not need a module must call `leave`.
 */
export class ModuleTees {
  private readonly streams: ReadonlyMap<string, PassThrough>;

  constructor(modules: readonly string[]) {
    this.streams = new Map(modules.map((module) => [module, new PassThrough({ objectMode: true, highWaterMark: 4 })]));
    // The reader of the stream receives the error. Without a reader it can be ignored.
    for (const stream of this.streams.values()) stream.on('error', () => undefined);
  }

  has(module: string): boolean {
    return this.streams.has(module);
  }

  /** Yields the lines that the backup reads. */
  async *pass(module: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const stream = this.streams.get(module);
    let isComplete = false;
    try {
      for await (const chunk of source) {
        // Copies the chunk, as the archive transfers its buffer to a worker thread.
        if (stream && !stream.destroyed && !stream.write(Buffer.from(chunk))) await roomIn(stream);
        yield chunk;
      }
      isComplete = true;
    } finally {
      if (isComplete) stream?.end();
      else stream?.destroy(new Error('The first reader was cut short'));
    }
  }

  read(module: string): AsyncIterable<Uint8Array> {
    const stream = this.streams.get(module);
    if (!stream) throw new Error(`${module} has no tee`);
    return stream as AsyncIterable<Uint8Array>;
  }

  /** Stops copying the module. */
  leave(module: string): void {
    this.streams.get(module)?.destroy();
  }

  leaveAll(): void {
    for (const stream of this.streams.values()) stream.destroy();
  }

  /** Call it when the backup has ended: the streams of modules that it did not read fail. */
  end(): void {
    for (const stream of this.streams.values())
      if (!stream.writableEnded) stream.destroy(new Error('The first reader did not read it'));
  }
}

function roomIn(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const handle = () => {
      stream.off('drain', handle);
      stream.off('close', handle);
      resolve();
    };
    stream.on('drain', handle);
    stream.on('close', handle);
  });
}

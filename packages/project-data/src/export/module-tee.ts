import { PassThrough } from 'node:stream';

/**
 * What a safety backup reads of modules, for somebody who reads along. The backup goes on at the reader's pace, and waits
 * for one who has not come yet: whoever does not want a module must say so.
 */
export class ModuleTees {
  private readonly streams: ReadonlyMap<string, PassThrough>;

  constructor(modules: readonly string[]) {
    this.streams = new Map(modules.map((module) => [module, new PassThrough({ objectMode: true, highWaterMark: 4 })]));
    // Whoever reads hears of it; where nobody does, it is no fault.
    for (const stream of this.streams.values()) stream.on('error', () => undefined);
  }

  has(module: string): boolean {
    return this.streams.has(module);
  }

  /** Passes on what the backup reads. */
  async *pass(module: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const stream = this.streams.get(module);
    let isWhole = false;
    try {
      for await (const chunk of source) {
        // A copy: the archive's thread takes the bytes themselves away.
        if (stream && !stream.destroyed && !stream.write(Buffer.from(chunk))) await roomIn(stream);
        yield chunk;
      }
      isWhole = true;
    } finally {
      if (isWhole) stream?.end();
      else stream?.destroy(new Error('The safety backup was cut short'));
    }
  }

  read(module: string): AsyncIterable<Uint8Array> {
    const stream = this.streams.get(module);
    if (!stream) throw new Error(`Nobody reads ${module}`);
    return stream as AsyncIterable<Uint8Array>;
  }

  /** What is left of it is not wanted. */
  leave(module: string): void {
    this.streams.get(module)?.destroy();
  }

  leaveAll(): void {
    for (const stream of this.streams.values()) stream.destroy();
  }

  /** The backup has ended: modules that it did not read never come. */
  end(): void {
    for (const stream of this.streams.values())
      if (!stream.writableEnded) stream.destroy(new Error('The safety backup did not read it'));
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

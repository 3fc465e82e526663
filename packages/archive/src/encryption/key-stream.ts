/**
 * AES in counter mode as WinZip counts: from 1, the lowest byte first. Node's own `aes-256-ctr` counts the highest
 * byte first, so this class writes the counters itself, one chunk at a time, and encrypts them as plain blocks.
 */
export class KeyStream {
  private counter = 0;
  private chunk = new Uint8Array(0);
  private used = 0;
  private readonly counters = new Uint32Array(chunkBytes / 4);

  constructor(private readonly encryptBlocks: (blocks: Uint8Array) => Buffer) {}

  /** XORs `input` with the next bytes of the stream. The same call encrypts and decrypts. */
  apply(input: Uint8Array): Uint8Array {
    const output = new Uint8Array(input.length);
    let done = 0;
    while (done < input.length) {
      if (this.used === this.chunk.length) this.renew(input.length - done);
      const count = Math.min(input.length - done, this.chunk.length - this.used);
      combine({ input, output, at: done, chunk: this.chunk, from: this.used, count });
      this.used += count;
      done += count;
    }
    return output;
  }

  /** A small entry needs few blocks, so few are computed. */
  private renew(wanted: number): void {
    const blocks = Math.min(Math.ceil(wanted / blockBytes), chunkBytes / blockBytes);
    for (let block = 0; block < blocks; block += 1) {
      this.counter += 1;
      this.counters[block * 4] = this.counter;
      this.counters[block * 4 + 1] = this.counter / 2 ** 32;
    }
    // Copied to a new buffer, which can be read as 32 bit integers below.
    this.chunk = new Uint8Array(this.encryptBlocks(new Uint8Array(this.counters.buffer, 0, blocks * blockBytes)));
    this.used = 0;
  }
}

interface Combination {
  input: Uint8Array;
  output: Uint8Array;
  /** First byte of `input` and `output`. */
  at: number;
  /** A chunk of the key stream. */
  chunk: Uint8Array;
  /** First byte of `chunk`. */
  from: number;
  count: number;
}

/** Writes the exclusive or of `count` bytes of `input` and `chunk` to `output`. */
function combine({ input, output, at, chunk, from, count }: Combination): void {
  let done = 0;
  const isAligned = at % 4 === 0 && from % 4 === 0 && (input.byteOffset + at) % 4 === 0;
  if (isAligned) {
    const integers = count >> 2;
    const target = new Uint32Array(output.buffer, at, integers);
    const source = new Uint32Array(input.buffer, input.byteOffset + at, integers);
    const key = new Uint32Array(chunk.buffer, from, integers);
    for (let index = 0; index < integers; index += 1) target[index] = source[index]! ^ key[index]!;
    done = integers * 4;
  }
  for (; done < count; done += 1) output[at + done] = input[at + done]! ^ chunk[from + done]!;
}

const blockBytes = 16;
const chunkBytes = 64 * 1024;

/** Where the bytes of rows are put one after the other. */
export class RowBuffer {
  private bytes: Buffer = Buffer.allocUnsafeSlow(firstBytes);
  /** Bytes put since the last `take`. */
  length = 0;

  /** Has room for so many more. To be asked before anything is put. */
  reserve(byteCount: number): void {
    if (this.length + byteCount <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.bytes.length * 2, this.length + byteCount));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }

  byte(value: number): void {
    this.bytes[this.length] = value;
    this.length += 1;
  }

  int32(value: number): void {
    const { bytes, length } = this;
    bytes[length] = value >>> 24;
    bytes[length + 1] = value >>> 16;
    bytes[length + 2] = value >>> 8;
    bytes[length + 3] = value;
    this.length = length + 4;
  }

  /** A part of others. What is short goes faster byte by byte. */
  put(source: Uint8Array, start = 0, end = source.length): void {
    const { bytes, length } = this;
    if (end - start > shortBytes) bytes.set(source.subarray(start, end), length);
    else for (let at = start, to = length; at < end; at += 1, to += 1) bytes[to] = source[at]!;
    this.length = length + end - start;
  }

  /** A copy of what was put so far, after which it starts anew: as large as need be, for what waits to be collected counts. */
  take(): Uint8Array {
    const taken = Buffer.allocUnsafeSlow(this.length);
    taken.set(this.bytes.subarray(0, this.length));
    this.length = 0;
    return taken;
  }
}

const firstBytes = 64 * 1024;
const shortBytes = 64;

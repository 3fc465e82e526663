/** A growing buffer for the bytes of rows. */
export class RowBuffer {
  private bytes: Buffer = Buffer.allocUnsafeSlow(firstBytes);
  /** Bytes put since the last `take`. */
  length = 0;

  /** Makes room for `byteCount` more bytes. Call it before writing. */
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

  /** Copies a range of `source`. Short ranges are copied faster byte by byte. */
  put(source: Uint8Array, start = 0, end = source.length): void {
    const { bytes, length } = this;
    if (end - start > shortBytes) bytes.set(source.subarray(start, end), length);
    else for (let at = start, to = length; at < end; at += 1, to += 1) bytes[to] = source[at]!;
    this.length = length + end - start;
  }

  /** Returns a copy of the written bytes of exactly their size, and clears the buffer. */
  take(): Uint8Array {
    const taken = Buffer.allocUnsafeSlow(this.length);
    taken.set(this.bytes.subarray(0, this.length));
    this.length = 0;
    return taken;
  }
}

const firstBytes = 64 * 1024;
const shortBytes = 64;

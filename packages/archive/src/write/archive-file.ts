import type { FileHandle } from 'node:fs/promises';

/** Appends to a file through a buffer, so that many small entries become few writes. */
export class ArchiveFile {
  private waiting: Uint8Array[] = [];
  private waitingBytes = 0;
  private written = 0;

  constructor(private readonly handle: FileHandle) {}

  /** Position of the next appended byte. */
  get position(): number {
    return this.written + this.waitingBytes;
  }

  /** Keeps `bytes` until they are written: do not change them afterwards. */
  async append(...bytes: Uint8Array[]): Promise<void> {
    for (const part of bytes) {
      this.waiting.push(part);
      this.waitingBytes += part.length;
    }
    if (this.waitingBytes >= bufferBytes) await this.flush();
  }

  /** Overwrites bytes that were appended before. */
  async replace(position: number, bytes: Uint8Array): Promise<void> {
    await this.flush();
    await this.writeFully(bytes, position);
  }

  /** When this returns, all bytes are synced to disk. */
  async finish(): Promise<void> {
    await this.flush();
    await this.handle.sync();
  }

  private async flush(): Promise<void> {
    const bytes = this.waiting.length === 1 ? this.waiting[0]! : Buffer.concat(this.waiting);
    this.waiting = [];
    this.waitingBytes = 0;
    await this.writeFully(bytes, this.written);
    this.written += bytes.length;
  }

  private async writeFully(bytes: Uint8Array, position: number): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.handle.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
  }
}

const bufferBytes = 512 * 1024;

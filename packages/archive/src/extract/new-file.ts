import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { alignedBuffer } from './aligned-buffer';

/**
 * A file that is created and written from beginning to end. A long one bypasses the system's cache if the system supports that:
 * restored files are not read soon, and filling cache pages would take most of the time.
 */
export class NewFile {
  /** The caller closes it. */
  readonly fd: number;
  private direct: number | undefined;
  private buffered = 0;
  private written = 0;

  constructor(path: string, { mode, byteCount }: { mode: number; byteCount: number }) {
    this.fd = openSync(path, 'wx', mode);
    if (byteCount >= longBytes) this.direct = openDirectly(path);
  }

  /** Memory for the next bytes. Call `took` with their number afterwards. Never empty. */
  room(): Buffer {
    return buffer.subarray(this.buffered);
  }

  took(byteCount: number): void {
    this.buffered += byteCount;
    if (this.buffered === buffer.length) this.flush(this.buffered);
  }

  put(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) {
      const part = bytes.subarray(done, done + buffer.length - this.buffered);
      this.room().set(part);
      this.took(part.length);
      done += part.length;
    }
  }

  /** Writes the buffered bytes. Afterwards the system has all bytes, though not the disk. */
  finish(): void {
    const size = this.written + this.buffered;
    const tail = this.buffered % blockBytes;
    const padding = this.direct !== undefined && tail > 0 ? blockBytes - tail : 0;
    this.room().fill(0, 0, padding);
    this.flush(this.buffered + padding);
    if (padding > 0) ftruncateSync(this.fd, size);
  }

  /** Closes the file, complete or not. */
  closeDirect(): void {
    const { direct } = this;
    this.direct = undefined;
    if (direct !== undefined) closeSync(direct);
  }

  private flush(byteCount: number): void {
    for (let done = 0; done < byteCount;) {
      const position = this.written + done;
      const length = byteCount - done;
      try {
        // The last partial block goes through the cache.
        const isWhole = position % blockBytes === 0 && length % blockBytes === 0;
        done += writeSync(isWhole ? (this.direct ?? this.fd) : this.fd, buffer, done, length, position);
      } catch (error) {
        // Some file systems report only here that they do not support direct I/O.
        if (this.direct === undefined || !isUnsupported(error)) throw error;
        this.closeDirect();
      }
    }
    this.written += byteCount;
    this.buffered = 0;
  }
}

/** Undefined if the system or the file system does not support it. The file is then written through the cache. */
function openDirectly(path: string): number | undefined {
  if (!isAligned || process.platform !== 'linux') return undefined;
  try {
    return openSync(path, constants.O_WRONLY | constants.O_DIRECT);
  } catch {
    return undefined;
  }
}

function isUnsupported(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? '');
}

const bufferBytes = 2 ** 20;
const aligned = alignedBuffer(bufferBytes);
const isAligned = aligned !== undefined;
/** Shared: a file is finished before the next one starts. */
const buffer = aligned ?? Buffer.allocUnsafeSlow(bufferBytes);
/** A multiple of every disk's block size. */
const blockBytes = 4_096;
/** For shorter files, direct I/O costs more than it saves. */
const longBytes = 128 * 1024;

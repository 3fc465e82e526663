import { closeSync, constants, ftruncateSync, openSync, writeSync } from 'node:fs';
import { alignedBuffer } from './aligned-buffer';

/**
 * A file that is made and written from its beginning to its end. A long one goes past the system's cache where that can
 * be: what is restored is not what will be read next, and pages of memory to hold it would cost most of the time.
 */
export class NewFile {
  /** Stays open: the caller closes it. */
  readonly fd: number;
  private direct: number | undefined;
  private held = 0;
  private written = 0;

  constructor(path: string, { mode, byteCount }: { mode: number; byteCount: number }) {
    this.fd = openSync(path, 'wx', mode);
    if (byteCount >= longBytes) this.direct = openDirectly(path);
  }

  /** Memory to put the next bytes into, before `took` says how many they were. Never empty. */
  room(): Buffer {
    return buffer.subarray(this.held);
  }

  took(byteCount: number): void {
    this.held += byteCount;
    if (this.held === buffer.length) this.flush(this.held);
  }

  put(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) {
      const part = bytes.subarray(done, done + buffer.length - this.held);
      this.room().set(part);
      this.took(part.length);
      done += part.length;
    }
  }

  /** Writes what is held still. With it all is with the system, though not on the disk. */
  finish(): void {
    const size = this.written + this.held;
    const tail = this.held % blockBytes;
    const padding = this.direct !== undefined && tail > 0 ? blockBytes - tail : 0;
    this.room().fill(0, 0, padding);
    this.flush(this.held + padding);
    if (padding > 0) ftruncateSync(this.fd, size);
  }

  /** Whether it is whole or not. */
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
        // What is left of a block goes through the cache.
        const isWhole = position % blockBytes === 0 && length % blockBytes === 0;
        done += writeSync(isWhole ? (this.direct ?? this.fd) : this.fd, buffer, done, length, position);
      } catch (error) {
        // Some file systems find out only here that they cannot.
        if (this.direct === undefined || !isError(error)) throw error;
        this.closeDirect();
      }
    }
    this.written += byteCount;
    this.held = 0;
  }
}

/** Undefined where the file system or the system will not have it, for whatever reason: there is the other way. */
function openDirectly(path: string): number | undefined {
  if (!isAligned || process.platform !== 'linux') return undefined;
  try {
    return openSync(path, constants.O_WRONLY | constants.O_DIRECT);
  } catch {
    return undefined;
  }
}

function isError(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP'].includes((error as NodeJS.ErrnoException).code ?? '');
}

const bufferBytes = 2 ** 20;
const aligned = alignedBuffer(bufferBytes);
const isAligned = aligned !== undefined;
/** One for all: a file is written out before the next one is begun. */
const buffer = aligned ?? Buffer.allocUnsafeSlow(bufferBytes);
/** Of every disk a multiple of its own. */
const blockBytes = 4_096;
/** Of shorter ones there are many, and asking the disk for each costs more than it saves. */
const longBytes = 128 * 1024;

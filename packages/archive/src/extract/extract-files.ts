import { close, fdatasync, futimesSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isDirectory } from '../entry-path';
import type { ReadableArchive } from '../read/open-archive';
import { NewFile } from './new-file';
import { writeOut } from './write-out';
import type { ArchiveToExtract, ExtractProgress } from './extract-archive';

interface FilesToExtract extends Pick<ArchiveToExtract, 'folder' | 'files'> {
  archive: ReadableArchive;
  onProgress: (progress: ExtractProgress) => void;
}

/** Writes one file after the other without waiting for the disk. `finish` waits for it. */
export async function extractFiles({ archive, folder, files, onProgress }: FilesToExtract): Promise<void> {
  const known = new Map(archive.list().map((entry) => [entry.name, entry]));
  const folders = new Set([folder]);
  const disk = new Disk();
  const progress: ExtractProgress = { entries: 0, bytes: 0 };
  const onBytes = (bytes: number) => {
    progress.bytes += bytes;
    onProgress(progress);
  };
  try {
    for (const { entry, path } of files) {
      const target = join(folder, path);
      makeFolder(isDirectory(entry) ? target : dirname(target), folders);
      if (isDirectory(entry)) {
        for await (const chunk of archive.readEntry(entry)) onBytes(chunk.length);
        continue;
      }
      const { modified, size = 0 } = known.get(entry) ?? {};
      const file = new NewFile(target, { mode: 0o640, byteCount: size });
      disk.take(file.fd);
      try {
        await writeOut({ source: archive.entryToRead(entry), file, onBytes });
      } finally {
        file.closeDirect();
      }
      if (modified !== undefined) futimesSync(file.fd, new Date(modified), new Date(modified));
      await disk.sync(file.fd, size);
      progress.entries += 1;
    }
    for (const made of folders) await disk.syncFolder(made);
  } finally {
    await disk.finish();
  }
}

function makeFolder(path: string, known: Set<string>): void {
  if (known.has(path)) return;
  mkdirSync(path, { recursive: true });
  for (let at = path; !known.has(at); at = dirname(at)) known.add(at);
}

/**
 * Syncs files to disk, many at a time: the first sync also writes the bytes of the others, and takes as long as that of
 * a single file. The next files are written in the meantime.
 */
class Disk {
  private readonly open = new Set<number>();
  private ready: number[] = [];
  private readyBytes = 0;
  private underWay: Promise<void> = Promise.resolve();

  /** Takes over the file: this class closes it, at the latest in `finish`. */
  take(file: number): void {
    this.open.add(file);
  }

  /** Throws the error of an earlier file. */
  async sync(file: number, bytes = 0): Promise<void> {
    this.ready.push(file);
    this.readyBytes += bytes;
    if (this.ready.length >= batchFiles || this.readyBytes >= batchBytes) await this.startBatch();
  }

  /** Windows cannot sync directories. */
  async syncFolder(path: string): Promise<void> {
    if (process.platform === 'win32') return;
    const file = openSync(path, 'r');
    this.take(file);
    await this.sync(file);
  }

  /** Throws the first error. */
  async finish(): Promise<void> {
    try {
      await this.startBatch();
      await this.underWay;
    } finally {
      for (const file of this.open) await closeFile(file);
    }
  }

  private async startBatch(): Promise<void> {
    await this.underWay;
    const files = this.ready.values();
    this.ready = [];
    this.readyBytes = 0;
    let failure: unknown;
    const work = async () => {
      for (const file of files) {
        if (failure !== undefined) return;
        await this.syncAndClose(file).catch((error: unknown) => (failure ??= error));
      }
    };
    // Rejects only after all workers have stopped, so the other files can be closed.
    this.underWay = Promise.all(Array.from({ length: atOnce }, work)).then(() => {
      if (failure !== undefined) throw failure;
    });
    // The next caller that awaits it gets the error.
    this.underWay.catch(() => undefined);
  }

  private async syncAndClose(file: number): Promise<void> {
    await syncFile(file);
    this.open.delete(file);
    await closeFile(file);
  }
}

const syncFile = promisify(fdatasync);
const closeFile = promisify(close);
/** The threads of the pool that wait for the disk serve the whole process. */
const atOnce = 2;
const batchFiles = 64;
const batchBytes = 64 * 2 ** 20;

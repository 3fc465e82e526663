import { close, fdatasync, futimesSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { isDirectory } from '../entry-path';
import type { ReadableArchive } from '../read/open-archive';
import { writeOut } from './write-out';
import type { ArchiveToExtract, ExtractProgress } from './extract-archive';

export interface FilesToExtract extends Pick<ArchiveToExtract, 'folder' | 'files'> {
  archive: ReadableArchive;
  onProgress: (progress: ExtractProgress) => void;
}

/** Writes one file after the other, without waiting for the disk, which works meanwhile; at the end it waits. */
export async function extractFiles({ archive, folder, files, onProgress }: FilesToExtract): Promise<void> {
  const modified = new Map(archive.list().map((entry) => [entry.name, entry.modified]));
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
      const file = openSync(target, 'wx', 0o640);
      disk.take(file);
      await writeOut({ source: archive.entryToRead(entry), file, onBytes });
      const time = modified.get(entry);
      if (time !== undefined) futimesSync(file, new Date(time), new Date(time));
      await disk.sync(file);
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

/** Has files written to the disk itself, several at a time. */
class Disk {
  private readonly underWay = new Set<Promise<void>>();
  private readonly open = new Set<number>();
  private fault: unknown;

  /** From now on it is closed here, at the latest by `finish`. */
  take(file: number): void {
    this.open.add(file);
  }

  async sync(file: number): Promise<void> {
    const done = this.syncAndClose(file).catch((error: unknown) => {
      this.fault ??= error;
    });
    this.underWay.add(done);
    void done.then(() => this.underWay.delete(done));
    if (this.underWay.size >= atOnce) await Promise.race(this.underWay);
  }

  /** Windows knows no such thing. */
  async syncFolder(path: string): Promise<void> {
    if (process.platform === 'win32') return;
    const file = openSync(path, 'r');
    this.take(file);
    await this.sync(file);
  }

  /** Throws what went wrong since. */
  async finish(): Promise<void> {
    await Promise.all(this.underWay);
    for (const file of this.open) await closeFile(file);
    if (this.fault !== undefined) throw this.fault;
  }

  private async syncAndClose(file: number): Promise<void> {
    await syncFile(file);
    this.open.delete(file);
    await closeFile(file);
  }
}

const syncFile = promisify(fdatasync);
const closeFile = promisify(close);
const atOnce = 16;

import { join } from 'node:path';
import { PlatformError } from '@signalbox/api';
import { runAlone } from '@signalbox/jobs';
import type { FileEntry, PlatformKit, TaskOwner } from '@signalbox/platform-kit';
import { mediaErrors } from '../../shared/errors';
import { indexDatabase } from '../index/index-tables';
import { isSameContent } from '../index/same-content';
import { contentKey } from './content-key';
import { createThumbnailCache } from './thumbnail-cache';
import type { ThumbnailTask } from './worker/messages';
import type { ThumbnailResult } from './worker/thumbnail-process';
import { createThumbnailProcesses } from './worker/thumbnail-processes';

/** One thumbnail of a file. */
interface Thumbnail {
  /** Changes with the content of the file. */
  tag: string;
  /** A WebP picture. Throws `thumbnailMissing` for a file that has none, and `tooManyRequests`. */
  content(owner: TaskOwner): Promise<Uint8Array>;
}

export interface Thumbnails {
  /** `side`: the longest side, in pixels. */
  of(entry: FileEntry, side: number): Promise<Thumbnail>;
}

interface ThumbnailOptions {
  /** Limit of all thumbnails together. */
  maxCacheBytes?: number;
  /** Limit of the working time for one. */
  deadlineMilliseconds?: number;
}

/** Draws thumbnails when they are requested first, and keeps them on the disk. */
export function createThumbnails(
  kit: PlatformKit,
  { maxCacheBytes = defaultCacheBytes, deadlineMilliseconds }: ThumbnailOptions = {},
): Thumbnails & { limit(): Promise<void>; close(): void } {
  const database = indexDatabase(kit.database);
  const processes = createThumbnailProcesses({ deadlineMilliseconds });
  const cache = createThumbnailCache({ folder: join(kit.dataDir, 'thumbnails'), maxBytes: maxCacheBytes });

  async function draw(
    run: (task: ThumbnailTask) => Promise<ThumbnailResult>,
    { entry, side, name }: { entry: FileEntry; side: number; name: string },
  ): Promise<Uint8Array> {
    const file = await kit.files.borrow(entry.path);
    const result = await run({ location: file.location, side })
      .catch((err: unknown) => {
        kit.log.warn({ err, path: entry.path }, 'a thumbnail could not be drawn');
        throw missing(entry, err);
      })
      .finally(file.release);
    const isLasting = result.kind === 'done' || result.isLasting;
    const content = result.kind === 'done' ? result.content : nothing;
    // Another content may have replaced it since, also one that the user of the next request may not see.
    if (isLasting && isSameContent(entry, await kit.files.entry(entry.path))) await cache.write(name, content);
    return content;
  }

  return {
    async of(entry, side) {
      const name = `${await contentKey(database, entry)}-${side}`;
      return {
        tag: `"${name}"`,
        async content(owner) {
          const content =
            (await cache.read(name)) ??
            (await processes.run(owner, async (run) => (await cache.read(name)) ?? draw(run, { entry, side, name })));
          if (content.byteLength === 0) throw missing(entry);
          return content;
        },
      };
    },
    limit: () => runAlone(kit.pool, 'thumbnails', () => cache.limit()),
    close: processes.close,
  };
}

function missing({ name }: FileEntry, cause?: unknown): PlatformError {
  return new PlatformError(mediaErrors.thumbnailMissing, { detail: name, cause });
}

const nothing = new Uint8Array();
const defaultCacheBytes = 2 ** 30;

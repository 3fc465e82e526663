import { runAlone } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import { removeExpired } from './upload-rows';
import type { UploadParts } from './upload-parts';
import { unfinishedOf } from './unfinished-uploads';

/** Removes uploads without progress for too long, and part files that no upload needs. One replica at a time. */
export async function expireUploads({ kit, parts }: { kit: PlatformKit; parts: UploadParts }): Promise<void> {
  await runAlone(kit.pool, 'media uploads', async () => {
    await removeExpired(kit);
    const ids = await parts.olderThan(Date.now() - settledMilliseconds);
    const needed = await unfinishedOf(kit, ids);
    for (const id of ids) if (!needed.has(id)) await parts.remove(id);
  });
}

/** A part file that was just written may belong to a request that runs. */
const settledMilliseconds = 60 * 60 * 1000;

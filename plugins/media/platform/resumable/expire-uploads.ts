import { runAlone } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import { removeExpired } from './upload-rows';
import type { UploadParts } from './upload-parts';
import { unfinishedOf } from './unfinished-uploads';

/** Removes uploads without progress for too long, and parts that no upload needs. One replica at a time. */
export async function expireUploads({ kit, parts }: { kit: PlatformKit; parts: UploadParts }): Promise<void> {
  const settled = Date.now() - settledMilliseconds;
  await parts.removeLeftovers(settled);
  await runAlone(kit.pool, 'media uploads', async () => {
    await removeExpired(kit);
    const ids = await parts.olderThan(settled);
    const needed = await unfinishedOf(kit, ids);
    for (const id of ids) if (!needed.has(id)) await parts.remove(id);
  });
}

/** A part that was just written may belong to a request that runs. */
const settledMilliseconds = 60 * 60 * 1000;

import type { StoredJob } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JobAddress } from '@signalbox/platform-kit/jobs';

/** The job of an import. Imports have no other record. */
export async function importTask({ jobs }: PlatformKit, address: JobAddress): Promise<StoredJob | undefined> {
  const job = await jobs.find(address);
  return job?.mark === 'configImport' ? job : undefined;
}

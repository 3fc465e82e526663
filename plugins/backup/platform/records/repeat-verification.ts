import { PlatformError } from '@signalbox/api';
import type { JobToRepeat, JobWork } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import { targetOfTask } from '../scopes';
import { usableBackup } from './usable-backup';
import { verifyAllWork } from './verify-all';
import { verificationWork } from './verify-backup';

/** Verifies the backup of a request again, or all backups that its user may see now. */
export function repeatVerification(kit: PlatformKit) {
  return async (job: JobToRepeat): Promise<JobWork<unknown, unknown>> => {
    const { backup = undefined } = isJsonObject(job.body) ? job.body : {};
    if (typeof backup === 'string') {
      const { address } = await usableBackup(kit, { project: targetOfTask(job), id: backup });
      return verificationWork(kit, address);
    }
    const viewer = await kit.currentViewer(job.userId);
    if (!viewer) throw new PlatformError('forbidden');
    return verifyAllWork(kit, viewer);
  };
}

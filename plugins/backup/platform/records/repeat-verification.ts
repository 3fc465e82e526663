import { mayEnterProject, PlatformError } from '@signalbox/api';
import type { JobToRepeat, JobWork } from '@signalbox/jobs';
import type { PlatformKit } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import { scopeOfTarget, targetOfTask } from '../scopes';
import { usableBackup } from './usable-backup';
import { verifyAllWork } from './verify-all';
import { verificationWork } from './verify-backup';

/** Verifies the backup of a request again, or all backups that its user may see now. */
export function repeatVerification(kit: PlatformKit) {
  return async (job: JobToRepeat): Promise<JobWork<unknown, unknown>> => {
    const viewer = await kit.currentViewer(job.userId);
    if (!viewer) throw new PlatformError('forbidden');
    const { backup = undefined } = isJsonObject(job.body) ? job.body : {};
    if (typeof backup !== 'string') return verifyAllWork(kit, viewer);
    const project = targetOfTask(job);
    if (scopeOfTarget(project).target === undefined && !mayEnterProject(viewer, project))
      throw new PlatformError('projectForbidden', { detail: project });
    const { address } = await usableBackup(kit, { project, id: backup });
    return verificationWork(kit, address);
  };
}

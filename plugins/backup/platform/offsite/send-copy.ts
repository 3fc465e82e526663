import { isAllowedTarget, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { withArchiveFile } from '../archives/archive-files';
import { backupRecord } from '../records/backup-record';
import { projectOfTarget } from '../scopes';
import { copyName } from './copy-name';
import { deliverArchive } from './deliver-archive';
import { OffsiteError } from './ftp-error';
import { savedTarget } from './ftp-target';
import type { OffsiteOutcome } from '../../shared/offsite';

interface CopyDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

interface CopyToSend {
  /** Project or target of the backup. */
  project: string;
  /** Id of the backup, and of the job that sends it. */
  id: string;
  /** Name of the backup. */
  name: string;
  cycleId: string;
  signal: AbortSignal;
  /** Called when only the sending is left. */
  onReady: () => Promise<void>;
  onProgress: (fraction: number) => void;
}

/**
 * Sends a copy of an archive to the FTP server of the project, or for another target of the project of its jobs.
 * Returns the outcome and never throws.
 */
export async function sendCopy({ kit, log }: CopyDeps, copy: CopyToSend): Promise<OffsiteOutcome> {
  const { project, id, signal, onReady, onProgress } = copy;
  const name = copyName(copy);
  try {
    const target = await savedTarget(kit, projectOfTarget(project));
    if (!target) throw new OffsiteError('notSet', '');
    if (!isAllowedTarget(kit.ftpTargets, target)) throw new OffsiteError('notAllowed', '');
    // One at a time: a server slower than the cycle would get ever more parallel uploads.
    if (await isSending(kit, copy)) throw new OffsiteError('busy', '');
    await onReady();
    const deliver = ({ path }: { path: string }) => deliverArchive({ target, signal, path, name, onProgress });
    await withArchiveFile(kit, { project, id }, deliver, { signal });
    return { status: 'succeed', message: '', name };
  } catch (error) {
    if (!signal.aborted && error instanceof OffsiteError)
      return { status: 'fail', reason: error.reason, message: error.reply };
    if (!signal.aborted) log.error({ err: error, task: id }, 'a copy was not sent');
    return { status: 'fail', reason: 'stopped', message: '' };
  }
}

/** True while another copy of the same cycle is being sent. */
async function isSending(kit: PlatformKit, { project, id, cycleId }: CopyToSend): Promise<boolean> {
  for (const task of await kit.jobs.ongoing()) {
    if (task.id === id || task.project !== projectOfTarget(project) || task.isBeside !== true) continue;
    if ((await backupRecord(kit, { project, id: task.id }))?.cycleId === cycleId) return true;
  }
  return false;
}

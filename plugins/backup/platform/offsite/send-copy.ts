import type { PlatformKit } from '@signalbox/platform-kit';
import type { FastifyBaseLogger } from 'fastify';
import { archivePath } from '../archives/archive-files';
import { backupRecord } from '../records/backup-record';
import { projectOfHome } from '../scopes';
import { isAllowedTarget } from './allowed-target';
import { copyName } from './copy-name';
import { deliverArchive } from './deliver-archive';
import { OffsiteErrorReason, type OffsiteOutcome } from './ftp-error';
import { savedTarget } from './ftp-target';

interface CopyDeps {
  kit: PlatformKit;
  log: FastifyBaseLogger;
}

interface CopyToSend {
  /** Or a home that is none. */
  project: string;
  /** Of the backup, and of the task that sends it. */
  id: string;
  /** Of the backup. */
  name: string;
  cycleId: string;
  signal: AbortSignal;
  /** Called once nothing is left to do but send. */
  onReady: () => Promise<void>;
  onProgress: (fraction: number) => void;
}

/** Sends a copy of an archive to the FTP server of the project, or of the one in which its home's tasks stand. Answers how it went, whatever happens. */
export async function sendCopy({ kit, log }: CopyDeps, copy: CopyToSend): Promise<OffsiteOutcome> {
  const { project, id, signal, onReady, onProgress } = copy;
  const name = copyName(copy);
  try {
    const target = await savedTarget(kit, projectOfHome(project));
    if (!target) throw new OffsiteErrorReason('notSet', '');
    if (!isAllowedTarget(kit.ftpTargets, target)) throw new OffsiteErrorReason('notAllowed', '');
    // One after the other: of a server slower than the cycle, ever more would be asked at once.
    if (await isSending(kit, copy)) throw new OffsiteErrorReason('busy', '');
    await onReady();
    await deliverArchive({ target, signal, path: archivePath(kit, { project, id }), name, onProgress });
    return { status: 'succeed', message: '', name };
  } catch (error) {
    if (!signal.aborted && error instanceof OffsiteErrorReason)
      return { status: 'fail', reason: error.reason, message: error.messages };
    if (!signal.aborted) log.error({ err: error, task: id }, 'a copy was not sent');
    return { status: 'fail', reason: 'stopped', message: '' };
  }
}

/** True while another copy of the same cycle is on its way. */
async function isSending(kit: PlatformKit, { project, id, cycleId }: CopyToSend): Promise<boolean> {
  for (const task of await kit.jobs.ongoing()) {
    if (task.id === id || task.project !== projectOfHome(project) || task.isBeside !== true) continue;
    if ((await backupRecord(kit, { project, id: task.id }))?.cycleId === cycleId) return true;
  }
  return false;
}

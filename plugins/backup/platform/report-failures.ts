import { type PlatformKit, reportEvent } from '@signalbox/platform-kit';
import { isBackup } from './scopes';

/** Reports backups that failed, those of cycles included, as the event `backupFailed`. Users abort a backup on purpose. */
export function reportFailures(kit: PlatformKit): void {
  const report = async (project: string, id: string, reason: string) => {
    const job = await kit.jobs.find({ project, id });
    const name = job?.name ?? '';
    await reportEvent(kit, { key: `backupFailed ${id}`, project, name: 'backupFailed', params: { name, reason } });
  };
  kit.jobs.watch({
    // Every replica is notified; the first one reports it.
    updated({ id, project, kind }, { status, message = '' }) {
      if (status !== 'fail' || !isBackup(kind)) return;
      report(project, id, message).catch((err: unknown) =>
        kit.log.error({ err, task: id }, 'a failed backup was not reported'),
      );
    },
  });
}

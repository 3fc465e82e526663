import { type PlatformKit } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { retentionPreviewEntity } from '../../shared/generated/entities';
import type { PreviewedBackup, PreviewedRetention } from '../../shared/retention';
import { clockOf, cycleStore } from './cycle';
import { planRetentionRule } from './validate-cycle';
import { offsetMinutesOf } from '../local-time';
import { backupsInUse } from '../records/backups-in-use';
import { type BackupScope, backupTargetOf } from '../scopes';
import { backupsOfCycle } from '../retention/apply-retention';
import { planRetention } from '../retention/plan-retention';
import type { BackupRecord } from '../../shared/backup-record';

/** `POST core/backupCycle/retentionPreview`: which of a cycle's backups a rule would keep and delete now. */
export function retentionRoutes(rest: FastifyInstance, { kit }: { kit: PlatformKit }, scope: BackupScope): void {
  const { path, model, form } = scope.cycles;
  const retentionPreviewRoute = route('Returns which backups rules of retention would keep.', {
    body: retentionPreviewEntity,
    changes: false,
    permission: `${model}.view`,
  });
  rest.post(`/${path}/retentionPreview`, retentionPreviewRoute, async (request) => {
    const project = backupTargetOf(scope, request.project);
    const { retention: sent, cycleId } = request.body;
    const retention = planRetentionRule({ form, retention: sent });
    const cycle = cycleId === undefined ? undefined : await cycleStore(kit, project).get(cycleId);
    const { keep, remove } = planRetention({
      backups: cycleId !== undefined ? await backupsOfCycle(kit, { project, cycleId }) : [],
      inUse: await backupsInUse(kit, project),
      retention,
      nowMilliseconds: kit.clock.now(),
      clock: clockOf({ timeZone: cycle?.timeZone, editor: { offsetMinutes: offsetMinutesOf(request) } }),
    });
    return {
      keep: keep.map(({ backup, keptFor }) => ({ ...shown(backup), keptFor })),
      delete: remove.map(shown),
    } satisfies PreviewedRetention;
  });
}

function shown({ id, name, createTime, size, bytes, status, isProtected }: BackupRecord): PreviewedBackup {
  return { id, name, createTime, size, bytes, status, isProtected };
}

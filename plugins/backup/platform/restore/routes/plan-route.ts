import { idOf } from '@signalbox/platform-kit';
import { route, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import { backupPlanEntity } from '../../../shared/generated/entities';
import type { FastifyInstance } from 'fastify';
import { usableBackup } from '../../records/usable-backup';
import { type BackupScope, backupTargetOf, permissionFor } from '../../scopes';
import { restoreChoice } from '../choice/restore-choice';
import { planRestore } from '../plan/plan-restore';
import type { RestoreDeps } from '../restore-deps';
import { withArchive } from './with-archive';

/** Plans a restore. Changes nothing. */
export function planRoute(rest: FastifyInstance, deps: RestoreDeps, scope: BackupScope): void {
  const config = { permission: permissionFor(scope, 'import') };

  const postPlanRoute = route(
    'Returns what a restore would change. It changes nothing, and needs the permissions for writing the content, as the restore does.',
    { body: backupPlanEntity, changes: false, ...config },
  );
  rest.post(`/${scope.path}/:id/plan`, postPlanRoute, async (request) => {
    const viewer = viewerOf(request);
    const input = request.body;
    const project = backupTargetOf(scope, request.project);
    const { record, address } = await usableBackup(deps.kit, { project, id: idOf(request) });
    return withArchive(deps.kit, address, async (archive) => {
      const choice = restoreChoice({ project, viewer, manifest: archive.manifest, input });
      const language = requestLocale(request.headers['accept-language']);
      return planRestore(deps, { project, archive, choice, viewer, keptFolders: record.excludedDirs, language });
    });
  });
}

import { inQuery, route, requestLocale, requirePermission, viewerOf } from '@signalbox/platform-kit/rest';
import { backupImportQueryEntity } from '../../../shared/generated/entities';
import type { FastifyInstance } from 'fastify';
import { offsetMinutesOf } from '../../local-time';
import { choiceError } from '../../make/backup-choice';
import { usableBackup } from '../../records/usable-backup';
import { type BackupScope, backupTargetOf, permissionFor } from '../../scopes';
import { restoreChoice } from '../choice/restore-choice';
import type { RestoreDeps } from '../restore-deps';
import { startRestore } from './start-restore';
import { withArchive } from './with-archive';

/** Starts a restore. */
export function importRoute(rest: FastifyInstance, deps: RestoreDeps, scope: BackupScope): void {
  const config = { permission: permissionFor(scope, 'import') };

  // Known clients use GET. The route has no HEAD, as it starts a job.
  const getImportRoute = route(
    'Starts a restore. It also needs the permissions for writing its content by hand; a rejection names those that are missing.',
    {
      query: inQuery(backupImportQueryEntity),
      changes: true,
      ...config,
      preValidation: async (request) => requirePermission(request, permissionFor(scope, 'restore')),
      exposeHeadRoute: false,
    },
  );
  rest.get(`/${scope.path}/import`, getImportRoute, async (request) => {
    const viewer = viewerOf(request);
    const project = backupTargetOf(scope, request.project);
    const query = request.query;
    const { record, address } = await usableBackup(deps.kit, { project, id: query.id });
    const choice = await withArchive(deps.kit, address, async ({ manifest }) =>
      restoreChoice({ project, viewer, manifest, input: query }),
    );
    // The console asks for it before it deletes. Known clients do not send it.
    if (query.confirmation !== undefined && query.confirmation !== record.name)
      throw choiceError('confirmation', 'confirmationNeeded');
    const { id } = await startRestore(deps, {
      scope,
      project: request.project,
      backup: record,
      choice,
      viewer,
      language: requestLocale(request.headers['accept-language']),
      offsetMinutes: offsetMinutesOf(request),
    });
    return { id };
  });
}

import { abandonRoutes } from '@signalbox/platform-kit/jobs';
import type { FastifyInstance } from 'fastify';
import type { BackupDeps } from '../../deps';
import { backupTargetOf, permissionFor, scopes } from '../../scopes';
import { committedRestores } from '../recovery/committed-restores';
import { finishCommittedRestores } from '../recovery/recover-restores';
import type { RestoreDeps } from '../restore-deps';
import { importRoute } from './import-route';
import { planRoute } from './plan-route';

/** The plan of a restore, the restore, and the routes for its pending files. */
export function restoreRoutes(rest: FastifyInstance, { kit }: BackupDeps, deps: RestoreDeps): void {
  for (const scope of scopes) {
    planRoute(rest, deps, scope);
    importRoute(rest, deps, scope);
    abandonRoutes(rest, {
      deps: kit,
      kind: committedRestores(kit, scope),
      path: scope.path,
      permissions: { view: permissionFor(scope, 'view'), start: permissionFor(scope, 'import') },
      projectOf: (project) => backupTargetOf(scope, project),
    });
  }
  kit.every(intervalMilliseconds, { name: 'finish restores', run: () => finishCommittedRestores(deps) });
}

const intervalMilliseconds = 15_000;

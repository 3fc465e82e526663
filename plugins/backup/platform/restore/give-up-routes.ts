import { PlatformError } from '@signalbox/api';
import { idOf } from '@signalbox/platform-kit';
import type { FastifyInstance } from 'fastify';
import { optionalBodyOf } from '../json-query';
import type { BackupParts } from '../parts';
import { type BackupScope, homeIn, permissionFor } from '../scopes';
import { giveUpFiles } from './give-up-files';
import { requireGiveUp, restoreRecord, unfinishedRestores } from './unfinished-restores';

/** Restores that wait for a data folder which this replica has not, and the way out where it is gone for good. */
export function giveUpRoutes(
  rest: FastifyInstance,
  { backups, scope }: { backups: BackupParts; scope: BackupScope },
): void {
  const { kit } = backups;
  const { path } = scope;

  rest.get(`/${path}/unfinished`, { config: { permission: permissionFor(scope, 'view') } }, async (request) => {
    const project = homeIn(scope, request.project);
    return unfinishedRestores(kit, { scope, project, viewer: request.viewer });
  });

  rest.post(`/${path}/:id/giveUp`, { config: { permission: permissionFor(scope, 'import') } }, async (request) => {
    optionalBodyOf(request, 'backup-give-up');
    const project = homeIn(scope, request.project);
    const record = await restoreRecord(kit, { project, id: idOf(request) });
    if (!record) throw new PlatformError('notFound', { detail: idOf(request) });
    requireGiveUp({ scope, viewer: request.viewer, record });
    await giveUpFiles(backups, { project, record });
    return { status: 'OK' };
  });
}

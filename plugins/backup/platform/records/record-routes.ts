import { PlatformError } from '@signalbox/api';
import { idOf, resourceRoutes } from '@signalbox/platform-kit';
import { optional, route, requestLocale, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { backupPatchEntity, backupVerifyEntity } from '../../shared/generated/entities';
import type { BackupDeps } from '../deps';
import { type BackupScope, backupTargetOf, permissionFor } from '../scopes';
import { backupCollection, backupStore } from './backup-record';
import { deleteBackup } from './delete-backup';
import { startVerification } from './verify-backup';

/** `core/backup`: list, read, protect, delete and verify backups. */
export function recordRoutes(rest: FastifyInstance, deps: BackupDeps, scope: BackupScope): void {
  const { kit } = deps;
  const { path } = scope;
  const [view, remove] = [permissionFor(scope, 'view'), permissionFor(scope, 'delete')];
  resourceRoutes(rest, kit, {
    path,
    collection: backupCollection,
    permissions: { list: view, get: view },
    noun: 'backup',
    project: scope.target,
  });

  const patchRoute = route('Changes the description of a backup, or whether it is kept.', {
    body: backupPatchEntity,
    answer: 'done',
    permission: remove,
  });
  rest.patch(`/${path}/:id`, patchRoute, async (request) => {
    const { id: _ignored, ...patch } = request.body;
    if (Object.keys(patch).length === 0) throw new PlatformError('invalidField', { detail: 'nothing to change' });
    await backupStore(kit, backupTargetOf(scope, request.project)).merge(idOf(request), patch);
    return { status: 'OK' };
  });
  const deleteRoute = route('Deletes a backup and its archive.', { answer: 'done', permission: remove });
  rest.delete(`/${path}/:id`, deleteRoute, async (request) => {
    await deleteBackup(kit, { project: backupTargetOf(scope, request.project), id: idOf(request) });
    return { status: 'OK' };
  });
  const verifyRoute = route('Starts the verification of a backup.', {
    body: optional(backupVerifyEntity),
    permission: view,
  });
  rest.post(`/${path}/:id/verify`, verifyRoute, async (request) => {
    const backup = idOf(request);
    const { userId, username: creator } = viewerOf(request);
    const { id } = await startVerification(deps.kit, {
      scope,
      project: request.project,
      id: backup,
      creator,
      request: { userId, body: { backup } },
      language: requestLocale(request.headers['accept-language']),
    });
    return { id };
  });
}

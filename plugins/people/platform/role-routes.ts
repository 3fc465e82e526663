import { PlatformError } from '@signalbox/api';
import {
  accountChannel,
  accountProject,
  type PlatformKit,
  rejectGrants,
  resourceRoutes,
  type ResourceWrite,
} from '@signalbox/platform-kit';
import { stringsOf } from '@signalbox/schemas/json';
import { roleEntity, rolePatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import { accountsOf, lockAccounts } from './accounts';

export function roleRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  resourceRoutes(rest, kit, {
    path: 'core/role',
    collection: 'role',
    project: accountProject,
    permissions: { list: 'role.view', get: 'role.view', add: 'role.add', edit: 'role.edit', delete: 'role.delete' },
    entity: { full: roleEntity, patch: rolePatchEntity },
    onWrite: (write) => checkRole(kit, write),
  });
}

/** Rejects a role with permissions that its author does not have, before or after, and the removal of one that users have. */
async function checkRole(kit: PlatformKit, { request, database, id, before, after }: ResourceWrite): Promise<void> {
  const permissions = [before, after].flatMap((role) => stringsOf(role?.['permissions']));
  rejectGrants(request.viewer, { before: [], after: permissions });
  if (before && after) await kit.notify(accountChannel, {}, database);
  if (after) return;
  await lockAccounts(database);
  const holders = await accountsOf(kit, database).users.count({ kind: 'equals', path: ['roles'], value: id });
  if (holders > 0)
    throw new PlatformError('invalidField', {
      field: 'id',
      pointer: '/id',
      detail: `users with this role: ${holders}`,
    });
}

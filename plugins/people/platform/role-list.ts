import { PlatformError } from '@signalbox/api';
import {
  collectionRoutes,
  declaredCollection,
  documentsSource,
  type RecordWrite,
} from '@signalbox/collections-platform';
import { accountChannel, accountProject, type PlatformKit, rejectGrants } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import roleSchema from '@signalbox/schemas/entities/role.json';
import { stringsOf } from '@signalbox/schemas/json';
import { roleEntity, rolePatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance } from 'fastify';
import { accountsOf, lockAccounts } from './accounts';

/** `core/role`. */
export function roleList(rest: FastifyInstance, kit: PlatformKit): void {
  const source = documentsSource({
    definition: declaredCollection('people/role', roleSchema as JsonObject),
    collection: 'role',
    project: accountProject,
    entity: { full: roleEntity, patch: rolePatchEntity },
    // Clients have filtered by properties that no role has.
    comparesUndeclared: true,
    lock: (transaction) => lockAccounts(kit, transaction),
    hooks: { onWrite: (write) => checkRole(kit, write) },
  });
  const examples = {
    full: { name: 'Guests', description: 'They see dashboards.', permissions: ['dashboard.view'] },
    patch: { description: 'Sees the dashboards.' },
  };
  collectionRoutes(rest, { kit, ...source, answer: roleEntity, examples });
}

/** Rejects a role with permissions that its author does not have, before or after, and the removal of one that users have. */
async function checkRole(kit: PlatformKit, { viewer, database, id, before, after }: RecordWrite): Promise<void> {
  const permissions = [before, after].flatMap((role) => stringsOf(role?.['permissions']));
  rejectGrants(viewer, { before: [], after: permissions });
  if (before && after) await kit.notify(accountChannel, {}, database);
  if (after) return;
  const holders = await accountsOf(kit, database).users.count({ kind: 'equals', path: ['roles'], value: id });
  if (holders > 0)
    throw new PlatformError('invalidField', {
      field: 'id',
      pointer: '/id',
      detail: `users with this role: ${holders}`,
    });
}

import { PlatformError } from '@signalbox/api';
import {
  accountChannel,
  accountProject,
  bodyOf,
  idOf,
  mergeBody,
  type PlatformKit,
  resourceRoutes,
  validated,
  type Viewer,
} from '@signalbox/platform-kit';
import { stringsOf, type JsonObject } from '@signalbox/schemas/json';
import type { Role } from '@signalbox/schemas/types';
import { roleEntity, rolePatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsOf, changeAccounts, type StoredRole } from './accounts';
import { rejectGrants } from './grants';

export function roleRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { roles } = accountsOf(kit);
  resourceRoutes(rest, kit, {
    path: 'core/role',
    collection: 'role',
    project: accountProject,
    permissions: { list: 'role.view', get: 'role.view' },
  });

  rest.post('/core/role', { config: { permission: 'role.add' } }, async (request) => {
    const role = bodyOf(request, roleEntity);
    rejectGrants(request.viewer, { before: [], after: stringsOf(role.permissions) });
    return { InsertedID: await roles.insert(role) };
  });
  rest.put('/core/role/:id', { config: { permission: 'role.edit' } }, async (request) => {
    const next = bodyOf(request, roleEntity);
    return change(request, () => next);
  });
  rest.patch('/core/role/:id', { config: { permission: 'role.edit' } }, async (request) => {
    const patch = bodyOf(request, rolePatchEntity);
    return change(request, (role) => mergeBody(role, patch));
  });

  rest.delete('/core/role/:id', { config: { permission: 'role.delete' } }, async (request) => {
    await changeAccounts(kit, async (accounts) => {
      const id = idOf(request);
      const role = await accounts.roles.get(id);
      if (!role) throw new PlatformError('notFound', { detail: id });
      rejectStrongerRole(request.viewer, role);
      const holders = await accounts.users.count({ kind: 'equals', path: ['roles'], value: id });
      if (holders > 0)
        throw new PlatformError('invalidField', {
          field: 'id',
          pointer: '/id',
          detail: `users with this role: ${holders}`,
        });
      await accounts.roles.remove(id);
    });
    return { status: 'OK' };
  });

  async function change(request: FastifyRequest, next: (role: StoredRole) => JsonObject) {
    await roles.change(idOf(request), (role) => {
      rejectStrongerRole(request.viewer, role);
      const changed = validated(next(role), roleEntity);
      rejectGrants(request.viewer, { before: stringsOf(role.permissions), after: stringsOf(changed.permissions) });
      return changed;
    });
    await kit.notify(accountChannel, {});
    return { status: 'OK' };
  }
}

/** Rejects a change of a role with permissions that `viewer` does not have. */
function rejectStrongerRole(viewer: Viewer | undefined, role: Role): void {
  rejectGrants(viewer, { before: stringsOf(role.permissions), after: [] });
}

import { PlatformError } from '@signalbox/api';
import {
  accountProject,
  bodyOf,
  idOf,
  mergeBody,
  type PlatformKit,
  refuseFaults,
  resourceRoutes,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { validateEntity } from '@signalbox/schemas/validators/all';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountsOf, texts } from './accounts';
import { refuseGrants } from './grants';

export function roleRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { roles, users } = accountsOf(kit);
  resourceRoutes(rest, kit, {
    path: 'core/role',
    collection: 'role',
    project: accountProject,
    permissions: { list: 'role.view', get: 'role.view', delete: 'role.delete' },
    refuseRemoval: async (_store, id) => {
      const holders = await users.count({ kind: 'equals', path: ['roles'], value: id });
      if (holders > 0)
        throw new PlatformError('invalidField', {
          field: 'id',
          pointer: '/id',
          detail: `users with this role: ${holders}`,
        });
    },
  });

  rest.post('/core/role', { config: { permission: 'role.add' } }, async (request) => {
    const role = bodyOf(request, 'role');
    refuseGrants(request.viewer, { before: [], after: texts(role.permissions) });
    return { InsertedID: await roles.insert(role) };
  });
  rest.put('/core/role/:id', { config: { permission: 'role.edit' } }, async (request) => {
    const next = bodyOf(request, 'role');
    return change(request, () => next);
  });
  rest.patch('/core/role/:id', { config: { permission: 'role.edit' } }, async (request) => {
    const patch = bodyOf(request, 'role-patch');
    return change(request, (role) => mergeBody(role, patch));
  });

  async function change(request: FastifyRequest, next: (role: JsonObject) => JsonObject) {
    await roles.change(idOf(request), (role) => {
      const changed = next(role);
      refuseFaults(validateEntity('role', changed));
      refuseGrants(request.viewer, { before: texts(role.permissions), after: texts(changed.permissions) });
      return changed;
    });
    return { status: 'OK' };
  }
}

import { PlatformError } from '@signalbox/api';
import {
  accountProject,
  answerList,
  bodyOf,
  idOf,
  listDocuments,
  mergeBody,
  type PlatformKit,
  queryOf,
  requestOwner,
  validated,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserUpdate } from '../../shared/generated/types';
import { userCreateEntity, userUpdateEntity } from '../../shared/generated/entities';
import { accountsOf, type StoredUser } from '../accounts';
import { createUser, removeUser, updateUser } from './change-user';

/** Users belong to the default project. Password hashes are stored in a separate table and never returned. */
export function userRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const { users } = accountsOf(kit);

  rest.get('/core/user', { config: { permission: 'user.view' } }, async (request, reply) => {
    const { documents, count } = await listDocuments(
      { ...kit, project: accountProject, collection: 'user' },
      queryOf(request),
      requestOwner(request, reply),
    );
    return answerList(reply, { documents: documents.map(presentUser), count });
  });
  rest.get('/core/user/:id', async (request) => {
    if (!isOneself(request)) requirePermission('user.view', request);
    const user = await users.get(idOf(request));
    if (!user) throw new PlatformError('notFound', { detail: idOf(request) });
    return presentUser(user);
  });

  rest.post('/core/user', { config: { permission: 'user.add' } }, async (request) => {
    return { InsertedID: await createUser(kit, { viewer: request.viewer, body: bodyOf(request, userCreateEntity) }) };
  });
  rest.put('/core/user/:id', { config: { permission: 'user.edit' } }, async (request) => {
    const body = withNestedPageSetting(bodyOf(request, userUpdateEntity));
    return update(request, ({ pageSetting }) => ({ pageSetting, ...body }), body);
  });
  rest.patch('/core/user/:id', async (request) => {
    const body = bodyOf(request, userUpdateEntity);
    const patch = withNestedPageSetting(body);
    if (!isOneself(request) || patch.pageSetting === undefined || Object.keys(patch).length > 1)
      requirePermission('user.edit', request);
    // A merge of the types of both.
    return update(request, (user) => mergeBody(user, patch) as UserUpdate, patch);
  });
  rest.delete('/core/user/:id', { config: { permission: 'user.delete' } }, async (request) => {
    await removeUser(kit, { viewer: request.viewer, id: idOf(request) });
    return { status: 'OK' };
  });

  async function update(request: FastifyRequest, next: (user: StoredUser) => UserUpdate, sent: UserUpdate) {
    await updateUser(kit, { viewer: request.viewer, id: idOf(request), next, sent });
    return { status: 'OK' };
  }
}

function isOneself(request: FastifyRequest): boolean {
  return request.viewer?.userId === idOf(request);
}

function requirePermission(permission: string, { viewer }: FastifyRequest): void {
  if (!viewer?.isSuper && !viewer?.permissions.has(permission))
    throw new PlatformError('forbidden', { detail: permission });
}

/** The fields of a user that the server returns. Removes a password that another program wrote into the document. */
function presentUser({ password: _never, passwordHash: _neither, ...user }: JsonObject): JsonObject {
  return user;
}

/** Known clients send `{"pageSetting.<list>": […]}` as well as `{"pageSetting": {"<list>": […]}}`; both become the second. */
function withNestedPageSetting(body: UserUpdate): UserUpdate {
  const dotted = Object.entries(body).filter(([key]) => key.startsWith(prefix));
  if (dotted.length === 0) return body;
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith(prefix)));
  const lists = Object.fromEntries(dotted.map(([key, value]) => [key.slice(prefix.length), value]));
  return validated({ ...rest, pageSetting: { ...body.pageSetting, ...lists } }, userUpdateEntity);
}

const prefix = 'pageSetting.';

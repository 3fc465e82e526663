import { collectionRoutes, declaredCollection, documentsSource } from '@signalbox/collections-platform';
import { accountProject, type PlatformKit, validated } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import userSchema from '@signalbox/schemas/entities/user.json';
import { userEntity, userPatchEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lockAccounts } from '../accounts';
import { userRules } from './user-rules';

/** Bodies may have dotted keys, records have none. */
const { patternProperties: _ofBodies, ...recordSchema } = userSchema as JsonObject;

/** `core/user`. Users belong to the default project. Password hashes are stored in a separate table and never returned. */
export function userList(rest: FastifyInstance, kit: PlatformKit): void {
  const source = documentsSource({
    definition: { ...declaredCollection('people/user', recordSchema), compare: { passwordHash: 'never' } },
    collection: 'user',
    project: accountProject,
    entity: { full: userEntity, patch: userPatchEntity },
    // Clients have filtered by properties that no user has.
    comparesUndeclared: true,
    limit: 'user',
    lock: (transaction) => lockAccounts(kit, transaction),
    hooks: {
      grants: ({ request, viewer, action, id }) =>
        viewer.userId === id && (action === 'view' || (action === 'edit' && isPageSetting(request))),
      read: withNestedPageSetting,
      ...userRules(kit),
      stored: ({ password: _password, isFirstLogin: _isFirst, ...user }, before) => ({ ...ownFields(before), ...user }),
      // Another program may have written a password into the document.
      present: ({ password: _never, passwordHash: _neither, ...user }) => user,
    },
  });
  const name = 'Control room north';
  const full = { username: 'north', password: '', name, email: 'north@example.org', roles: [] };
  collectionRoutes(rest, { kit, ...source, examples: { full, patch: { name } } });
}

/** Users set these themselves: a PUT without them keeps them. */
function ownFields({ pageSetting, avatar }: JsonObject = {}): JsonObject {
  return { ...(pageSetting !== undefined && { pageSetting }), ...(avatar !== undefined && { avatar }) };
}

/** True for a change of the columns of lists alone, which users make for themselves. */
function isPageSetting({ method, body }: FastifyRequest): boolean {
  const names = Object.keys(Object(body)).filter((name) => name !== 'id');
  return method === 'PATCH' && names.length > 0 && names.every((name) => /^pageSetting(\.|$)/.test(name));
}

/** Known clients send `{"pageSetting.<list>": […]}` as well as `{"pageSetting": {"<list>": […]}}`; both become the second. */
function withNestedPageSetting(body: JsonObject): JsonObject {
  const dotted = Object.entries(body).filter(([key]) => key.startsWith(prefix));
  if (dotted.length === 0) return body;
  const rest = Object.fromEntries(Object.entries(body).filter(([key]) => !key.startsWith(prefix)));
  const lists = Object.fromEntries(dotted.map(([key, value]) => [key.slice(prefix.length), value]));
  return validated({ ...rest, pageSetting: { ...Object(body['pageSetting']), ...lists } }, userPatchEntity);
}

const prefix = 'pageSetting.';

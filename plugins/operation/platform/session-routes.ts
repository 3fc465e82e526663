import { PlatformError, type UserSessions } from '@signalbox/api';
import { kept, type PlatformKit, readBriefly } from '@signalbox/platform-kit';
import { route, viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { operationEndSessionsEntity } from '../shared/generated/entities';
import { recordAction } from './actions/record-action';
import { inTurn } from './read/work';

/** The users with sessions, and the end of a user's sessions. Those of a super administrator are ended by another one only. */
export function sessionRoutes(rest: FastifyInstance, kit: PlatformKit): void {
  const forOperators = { permission: 'operation.edit' };
  const read = (): Promise<UserSessions[]> =>
    readBriefly(kit, (source) => inTurn(kit.operationParts, async ({ sessions }) => sessions?.(source)));
  const sessions = kept({ clock: kit.clock, milliseconds: 2_000, read });

  const sessionsRoute = route('Returns the users with sessions of the last 24 hours.', forOperators);
  rest.get('/core/operation/sessions', sessionsRoute, () => sessions());
  const endSessionsRoute = route('Ends the sessions of a user, but for that of the request.', {
    body: operationEndSessionsEntity,
    example: { userId: '5f0000000000000000000001' },
    ...forOperators,
  });
  rest.post('/core/operation/endSessions', endSessionsRoute, async (request) => {
    const viewer = viewerOf(request);
    const { userId } = request.body;
    const account = await kit.currentViewer(userId);
    if (account?.isSuper === true && !viewer.isSuper) throw new PlatformError('forbidden', { detail: 'isSuper' });
    await recordAction(kit, request, { action: 'endSessions', subject: account?.username ?? userId });
    await kit.endSessions(userId, { except: viewer.sessionId });
    return { status: 'OK' };
  });
}

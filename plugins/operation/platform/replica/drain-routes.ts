import { PlatformError } from '@signalbox/api';
import { type PlatformKit } from '@signalbox/platform-kit';
import { route } from '@signalbox/platform-kit/rest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { operationErrors } from '../../shared/errors';
import { operationDrainEntity } from '../../shared/generated/entities';
import { recordAction } from '../actions/record-action';
import { goneMilliseconds } from '../read/replicas';
import type { Heartbeat } from './heartbeat';

const channel = 'operation_drain';

/**
 * POST core/operation/drain: takes a server out of service, or returns it. All replicas are notified; one that misses it
 * reads it with its next beat. The last server in service stays there.
 */
export function drainRoutes(rest: FastifyInstance, kit: PlatformKit, heartbeat: Heartbeat): void {
  const { database, clock } = kit;
  const read = () =>
    void heartbeat.readDrain().catch((err: unknown) => kit.log.warn({ err }, 'the drain of this server was not read'));
  kit.listen(channel, read);
  kit.onGap(read);

  const drainRoute = route('Takes a server out of service, or returns it.', {
    body: operationDrainEntity,
    example: { replica: '6d0e1d5c-5c54-4cb4-9d5e-2f6b0f6b9a11', isDrained: true },
    permission: 'operation.edit',
  });
  rest.post('/core/operation/drain', drainRoute, async (request) => {
    const { replica, isDrained } = request.body;
    await database.transaction().execute(async (transaction) => {
      // In one order, so that two operators cannot drain the last two servers at the same time.
      const { rows } = await sql<{ id: string; name: string; drained: boolean }>`
        select id, host || ' ' || pid as name, drained from operation_replica
        where ended_at is null and seen_at > ${new Date(clock.now() - goneMilliseconds)} order by id for update
      `.execute(transaction);
      const found = rows.find(({ id }) => id === replica);
      if (found === undefined) throw new PlatformError('notFound', { detail: replica });
      if (isDrained && !rows.some(({ id, drained }) => id !== replica && !drained))
        throw new PlatformError(operationErrors.lastServer);
      await recordAction(kit, request, { action: isDrained ? 'drain' : 'resume', subject: found.name });
      await sql`update operation_replica set drained = ${isDrained} where id = ${replica}`.execute(transaction);
      await kit.notify(channel, {}, transaction);
    });
    return { status: 'OK' };
  });
}

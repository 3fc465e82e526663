import { type PlatformKit, readBriefly } from '@signalbox/platform-kit';
import { viewerOf } from '@signalbox/platform-kit/rest';
import type { FastifyRequest } from 'fastify';
import type { OperatorAction } from '../../shared/actions';

type Recorded = Pick<OperatorAction, 'action' | 'subject'>;

/** Notes who does what, in the database and the log. Called before the action, so that none is without a note. */
export async function recordAction(
  { pool, clock, log }: Pick<PlatformKit, 'pool' | 'clock' | 'log'>,
  request: FastifyRequest,
  { action, subject }: Recorded,
): Promise<void> {
  const { userId, username } = viewerOf(request);
  await pool.query(
    `insert into operation_action (at, user_id, username, action, subject, request) values ($1, $2, $3, $4, $5, $6)`,
    [new Date(clock.now()), userId, username, action, subject, request.id],
  );
  log.info({ user: username, action, subject, reqId: request.id }, 'an operator acts');
}

/** The last actions, the latest first. */
export function readActions(kit: PlatformKit): Promise<OperatorAction[]> {
  return readBriefly(kit, async ({ query }) => {
    const rows = await query<Omit<OperatorAction, 'at'> & { at: Date }>(
      'select id::text, at, username, action, subject, request from operation_action order by at desc, id desc limit 100',
    );
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  });
}

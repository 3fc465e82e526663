import { createHash, randomBytes } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { listsErrors } from '../../shared/errors';
import type { ExportOrder } from './export-order';

export const exportMigrations = [
  {
    name: 'lists/004-export-tickets',
    sql: `
      create table record_export_ticket (
        -- Of the ticket's text, which the platform does not store.
        hash text primary key,
        user_id text not null,
        export jsonb not null,
        expires_at timestamptz not null
      );
    `,
  },
];

type Deps = Pick<PlatformKit, 'pool' | 'clock'>;

/** Issues a ticket for one download, valid for a minute. A user's oldest ones end beyond a number of them. */
export async function issueTicket({ pool, clock }: Deps, order: ExportOrder): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock.now();
  const { userId } = order.viewer;
  await pool.query(
    `delete from record_export_ticket where expires_at < $1 or hash in (
       select hash from record_export_ticket where user_id = $2 order by expires_at desc offset $3)`,
    [new Date(now), userId, maxTickets - 1],
  );
  await pool.query('insert into record_export_ticket (hash, user_id, export, expires_at) values ($1, $2, $3, $4)', [
    hashOf(ticket),
    userId,
    JSON.stringify(order),
    new Date(now + validMilliseconds),
  ]);
  return ticket;
}

/** Uses a ticket up. Throws `exportLinkInvalid`. */
export async function redeemTicket({ pool, clock }: Deps, ticket: string): Promise<ExportOrder> {
  const { rows } = await pool.query<{ export: ExportOrder }>(
    'delete from record_export_ticket where hash = $1 and expires_at > $2 returning export',
    [hashOf(ticket), new Date(clock.now())],
  );
  const [row] = rows;
  if (!row) throw new PlatformError(listsErrors.exportLinkInvalid);
  return row.export;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

const validMilliseconds = 60_000;
/** Of one user. */
const maxTickets = 20;

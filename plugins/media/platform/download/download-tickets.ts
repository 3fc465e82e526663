import { createHash, randomBytes } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { mediaErrors } from '../../shared/errors';

export const ticketMigrations = [
  {
    name: 'media/download-001-tickets',
    sql: `
      create table media_download_ticket (
        -- Of the ticket's text, which the platform does not store.
        hash text primary key,
        project text not null,
        user_id text not null,
        paths jsonb not null,
        expires_at timestamptz not null
      );
    `,
  },
];

interface DownloadOrder {
  project: string;
  /** Inside the library. */
  paths: readonly string[];
}
type Deps = Pick<PlatformKit, 'pool' | 'clock'>;

/** Issues a ticket for one download, valid for five minutes. A user's oldest ones end beyond a number of them. */
export async function issueTicket(
  { pool, clock }: Deps,
  { project, paths, userId }: DownloadOrder & { userId: string },
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock.now();
  await pool.query(
    `delete from media_download_ticket where expires_at < $1 or hash in (
       select hash from media_download_ticket where user_id = $2 order by expires_at desc offset $3)`,
    [new Date(now), userId, maxTickets - 1],
  );
  await pool.query(
    'insert into media_download_ticket (hash, project, user_id, paths, expires_at) values ($1, $2, $3, $4, $5)',
    [hashOf(ticket), project, userId, JSON.stringify(paths), new Date(now + validMilliseconds)],
  );
  return ticket;
}

/** Uses a ticket up. Throws `downloadLinkInvalid`. */
export async function redeemTicket({ pool, clock }: Deps, ticket: string): Promise<DownloadOrder> {
  const { rows } = await pool.query<DownloadOrder>(
    'delete from media_download_ticket where hash = $1 and expires_at > $2 returning project, paths',
    [hashOf(ticket), new Date(clock.now())],
  );
  const [order] = rows;
  if (!order) throw new PlatformError(mediaErrors.downloadLinkInvalid);
  return order;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

const validMilliseconds = 5 * 60 * 1000;
/** Of one user. */
const maxTickets = 20;

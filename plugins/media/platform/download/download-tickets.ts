import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
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
  { name: 'media/download-002-sessions', sql: 'alter table media_download_ticket add column session_id text' },
];

interface DownloadOrder {
  project: string;
  /** Inside the library. */
  paths: readonly string[];
  viewer: Viewer;
}
type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'sessionViewer'>;

/** A user's oldest ones end beyond a number of them. */
const tickets = downloadTickets<{ project: string; paths: string[] }>({
  table: 'media_download_ticket',
  validMilliseconds: 5 * 60 * 1000,
  maxPerUser: 20,
});

/** Issues a ticket for one download, valid for five minutes. */
export function issueTicket(deps: Deps, { project, paths, viewer }: DownloadOrder): Promise<string> {
  return tickets.issue(deps, viewer, () => ({ project, user_id: viewer.userId, paths: JSON.stringify(paths) }));
}

/** Uses a ticket up. Throws `downloadLinkInvalid`. */
export async function redeemTicket(deps: Deps, ticket: string): Promise<DownloadOrder> {
  const row = await tickets.redeem(deps, ticket);
  if (!row) throw new PlatformError(mediaErrors.downloadLinkInvalid);
  const { project, paths, viewer } = row;
  return { project, paths, viewer };
}

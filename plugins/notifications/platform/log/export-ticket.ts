import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { requirePermission, requireProject } from '@signalbox/platform-kit/rest';
import { noticeErrors } from '../../shared/errors';
import type { NoticeLogFilter } from '../../shared/generated/types';

export const exportMigrations = [
  {
    name: 'notifications/002-export-tickets',
    sql: `
      create table notice_export_ticket (
        -- Of the ticket's text, which the platform does not store.
        hash text primary key,
        user_id text not null,
        export jsonb not null,
        expires_at timestamptz not null
      );
    `,
  },
  { name: 'notifications/007-sessions-of-tickets', sql: 'alter table notice_export_ticket add column session_id text' },
];

export interface LogExport {
  project: string;
  viewer: Viewer;
  filter: NoticeLogFilter;
  /** Language of the user, for the titles and the signs of the file. */
  language: string;
}
type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'sessionViewer'>;

const tickets = downloadTickets<{ export: Omit<LogExport, 'viewer'> }>({
  table: 'notice_export_ticket',
  validMilliseconds: 60_000,
  maxPerUser: 20,
});

/** Issues a ticket for one download, valid for a minute. */
export function issueTicket(deps: Deps, { viewer, ...order }: LogExport): Promise<string> {
  return tickets.issue(deps, viewer, () => ({ user_id: viewer.userId, export: JSON.stringify(order) }));
}

/** Uses a ticket up. Its user still needs `notice.view`. Throws `noticeExportInvalid`. */
export async function redeemTicket(deps: Deps, ticket: string): Promise<LogExport> {
  const row = await tickets.redeem(deps, ticket);
  if (!row) throw new PlatformError(noticeErrors.noticeExportInvalid);
  const order = { ...row.export, viewer: row.viewer };
  requirePermission(order, 'notice.view');
  requireProject(order);
  return order;
}

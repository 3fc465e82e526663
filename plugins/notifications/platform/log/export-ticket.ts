import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit } from '@signalbox/platform-kit';
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
];

export interface LogExport {
  project: string;
  userId: string;
  filter: NoticeLogFilter;
  /** Language of the user, for the titles and the signs of the file. */
  language: string;
}
type Deps = Pick<PlatformKit, 'pool' | 'clock'>;

const tickets = downloadTickets<{ export: LogExport }>({
  table: 'notice_export_ticket',
  validMilliseconds: 60_000,
  maxPerUser: 20,
});

/** Issues a ticket for one download, valid for a minute. */
export function issueTicket(deps: Deps, order: LogExport): Promise<string> {
  return tickets.issue(deps, () => ({ user_id: order.userId, export: JSON.stringify(order) }));
}

/** Uses a ticket up. Throws `noticeExportInvalid`. */
export async function redeemTicket(deps: Deps, ticket: string): Promise<LogExport> {
  const row = await tickets.redeem(deps, ticket);
  if (!row) throw new PlatformError(noticeErrors.noticeExportInvalid);
  return row.export;
}

import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit } from '@signalbox/platform-kit';
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
  { name: 'lists/006-sessions-of-export-tickets', sql: 'alter table record_export_ticket add column session_id text' },
];

type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'sessionViewer'>;

/** A user's oldest ones end beyond a number of them. */
const tickets = downloadTickets<{ export: Omit<ExportOrder, 'viewer'> }>({
  table: 'record_export_ticket',
  validMilliseconds: 60_000,
  maxPerUser: 20,
});

/** Issues a ticket for one download, valid for a minute. */
export function issueTicket(deps: Deps, { viewer, ...order }: ExportOrder): Promise<string> {
  return tickets.issue(deps, viewer, () => ({ user_id: viewer.userId, export: JSON.stringify(order) }));
}

/** Uses a ticket up. Returns the order with the current rights of its user. Throws `exportLinkInvalid`. */
export async function redeemTicket(deps: Deps, ticket: string): Promise<ExportOrder> {
  const row = await tickets.redeem(deps, ticket);
  if (!row) throw new PlatformError('exportLinkInvalid');
  return { ...row.export, viewer: row.viewer };
}

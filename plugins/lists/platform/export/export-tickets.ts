import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit } from '@signalbox/platform-kit';
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

/** A user's oldest ones end beyond a number of them. */
const tickets = downloadTickets<{ export: ExportOrder }>({
  table: 'record_export_ticket',
  validMilliseconds: 60_000,
  maxPerUser: 20,
});

/** Issues a ticket for one download, valid for a minute. */
export function issueTicket(deps: Deps, order: ExportOrder): Promise<string> {
  return tickets.issue(deps, () => ({ user_id: order.viewer.userId, export: JSON.stringify(order) }));
}

/** Uses a ticket up. Throws `exportLinkInvalid`. */
export async function redeemTicket(deps: Deps, ticket: string): Promise<ExportOrder> {
  const row = await tickets.redeem(deps, ticket);
  if (!row) throw new PlatformError(listsErrors.exportLinkInvalid);
  return row.export;
}

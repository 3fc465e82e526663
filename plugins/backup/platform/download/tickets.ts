import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import { downloadTickets, type PlatformKit, type Viewer } from '@signalbox/platform-kit';
import { backupErrors } from '../../shared/errors';

export const ticketMigrations = [
  {
    name: 'backup/001-tickets',
    sql: `
      create table backup_ticket (
        -- Of the ticket's text, which the platform does not store.
        hash text primary key,
        project text not null,
        backup_id text not null,
        -- Verification code, readable with the ticket's text only.
        sealed_code bytea,
        expires_at timestamptz not null
      );
    `,
  },
  { name: 'backup/004-sessions-of-tickets', sql: 'alter table backup_ticket add column session_id text' },
];

export interface DownloadOrder {
  project: string;
  id: string;
  password?: string;
}
type Deps = Pick<PlatformKit, 'pool' | 'clock' | 'sessionViewer'>;

const tickets = downloadTickets<{ project: string; sealed_code: Buffer | null }>({
  table: 'backup_ticket',
  validMilliseconds: 5 * 60 * 1000,
});

/** Issues a ticket for one download of one backup, valid for five minutes. */
export function issueTicket(deps: Deps, viewer: Viewer, { project, id, password }: DownloadOrder): Promise<string> {
  return tickets.issue(deps, viewer, (ticket) => ({
    project,
    backup_id: id,
    sealed_code: password === undefined ? null : sealed(password, ticket),
  }));
}

/** Uses a ticket up. Throws `ticketInvalid`, also for the ticket of another backup. */
export async function redeemTicket(
  deps: Deps,
  { ticket, id }: { ticket: string; id: string },
): Promise<DownloadOrder & { viewer: Viewer }> {
  const row = await tickets.redeem(deps, ticket, { backup_id: id });
  if (!row) throw new PlatformError(backupErrors.ticketInvalid);
  const { project, viewer, sealed_code: code } = row;
  return { project, viewer, id, ...(code ? { password: opened(code, ticket) } : {}) };
}

/**
 * The key that encrypts the password. Its prefix makes it differ from the stored hash of the ticket. A ticket has more
 * entropy than a key, so it needs no slow derivation.
 */
function keyOf(ticket: string): Buffer {
  return createHash('sha256').update(`backup code ${ticket}`).digest();
}

function sealed(password: string, ticket: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(ticket), nonce);
  const text = Buffer.concat([cipher.update(password), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

function opened(bytes: Buffer, ticket: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(ticket), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString();
}

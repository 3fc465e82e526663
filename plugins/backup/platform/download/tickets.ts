import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
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
];

export interface DownloadOrder {
  project: string;
  id: string;
  password?: string;
}
type Deps = Pick<PlatformKit, 'pool' | 'clock'>;

/** Issues a ticket for one download of one backup, valid for five minutes. */
export async function issueTicket({ pool, clock }: Deps, { project, id, password }: DownloadOrder): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  const now = clock.now();
  await pool.query('delete from backup_ticket where expires_at < $1', [new Date(now)]);
  await pool.query(
    'insert into backup_ticket (hash, project, backup_id, sealed_code, expires_at) values ($1, $2, $3, $4, $5)',
    [
      hashOf(ticket),
      project,
      id,
      password === undefined ? null : sealed(password, ticket),
      new Date(now + validMilliseconds),
    ],
  );
  return ticket;
}

/** Uses a ticket up. Throws `ticketInvalid`, also for the ticket of another backup. */
export async function redeemTicket(
  { pool, clock }: Deps,
  { ticket, id }: { ticket: string; id: string },
): Promise<DownloadOrder> {
  const { rows } = await pool.query<{ project: string; sealed_code: Buffer | null }>(
    `delete from backup_ticket where hash = $1 and backup_id = $2 and expires_at > $3 returning project, sealed_code`,
    [hashOf(ticket), id, new Date(clock.now())],
  );
  const [row] = rows;
  if (!row) throw new PlatformError(backupErrors.ticketInvalid);
  return { project: row.project, id, ...(row.sealed_code ? { password: opened(row.sealed_code, ticket) } : {}) };
}

const validMilliseconds = 5 * 60 * 1000;

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
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

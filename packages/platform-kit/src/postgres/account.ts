import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whom PostgreSQL runs as, when not as ourselves. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root: it is then given to `nobody`, which exists everywhere, in a group that nothing else
 * runs in: the folder around the database lets only that group pass. Undefined for other users.
 */
export function accountForPostgres(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: unknownUserId(), gid: databaseGroup };
}

/** True when `account` may pass through `folder` and every folder above it. */
export function canEnter(account: Account, folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    const { mode, uid, gid } = statSync(at);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** A number that no distribution gives to a group; it needs no name. */
const databaseGroup = 61_003;

/** Where a system has no `nobody` by name, the number that the kernel itself uses. */
const overflowId = 65_534;

function unknownUserId(): number {
  try {
    return Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return overflowId;
  }
}

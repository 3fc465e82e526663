import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account that PostgreSQL runs as, if it is not that of this process. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL does not run as root: it then runs as `nobody`, which exists everywhere, in a group that no other process
 * uses. The folder around the database grants access only to that group. Undefined for other users.
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

/** A number that no distribution assigns to a group; it needs no name. */
const databaseGroup = 61_003;

/** The number that the kernel itself uses, for a system without the name `nobody`. */
const overflowId = 65_534;

function unknownUserId(): number {
  try {
    return Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return overflowId;
  }
}

import { PlatformError } from '@signalbox/api';
import { isWithin, type Pointer } from '@signalbox/engine/core';
import type { Database } from '@signalbox/platform-kit';

interface ConflictOptions {
  database: Database;
  project: string;
  /** Revision that the sender read. Undefined: not sent, the last save wins. */
  base: number | undefined;
  current: number;
  touched: Pointer[];
}

/** Throws `conflict` if a touched field changed since `base`, with the current revision and the fields that both sides changed. */
export async function rejectConflict({ database, project, base, current, touched }: ConflictOptions): Promise<void> {
  if (base === undefined || base === current) return;
  const pointers = base > current ? touched : await changedSince({ database, project, base, touched });
  if (pointers.length > 0) throw new PlatformError('conflict', { revision: current, pointers });
}

async function changedSince({
  database,
  project,
  base,
  touched,
}: Omit<ConflictOptions, 'current' | 'base'> & { base: number }): Promise<Pointer[]> {
  const rows = await database
    .selectFrom('setting_change')
    .select('pointers')
    .where('project', '=', project)
    .where('revision', '>', base)
    .execute();
  const changed = rows.flatMap((row) => row.pointers);
  return touched.filter((pointer) => changed.some((other) => isWithin(pointer, other) || isWithin(other, pointer)));
}

import { type MessageLocale, PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import { mediaErrors } from '../../../shared/errors';
import type { Holder, ReferenceDatabase } from '../references/reference-tables';
import { findHolders } from './find-holders';
import type { MovedPath } from './moved-path';
import { rewriteDocument } from './rewrite-document';
import { rewriteSettings } from './rewrite-settings';

export interface Mover {
  /** Id of the user who moves the file. */
  by: string;
  locale: MessageLocale;
  /** True for what the user may see, so that an error may name it. */
  maySee: (holder: Holder) => boolean;
  /** True: leaves the old address where the new one is not allowed, and everywhere if there are too many. */
  force: boolean;
}

export interface Rewrite extends Mover {
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  moved: MovedPath;
}

/**
 * Writes the new addresses of moved files into all records and settings that have the old ones, in a transaction of the
 * caller. Returns the number of these. Throws `addressTooLong` or `tooManyUses`.
 */
export async function rewriteHolders(database: ReferenceDatabase, rewrite: Rewrite): Promise<number> {
  let count = 0;
  for (const holder of await holdersOf(database, rewrite)) {
    const isRewritten = await rewriteHolder(database, holder, rewrite);
    if (isRewritten) count++;
  }
  return count;
}

async function holdersOf(database: ReferenceDatabase, { moved, force }: Rewrite): Promise<Holder[]> {
  try {
    return await findHolders(database, moved);
  } catch (error) {
    if (force && error instanceof PlatformError && error.is(mediaErrors.tooManyUses)) return [];
    throw error;
  }
}

async function rewriteHolder(
  database: ReferenceDatabase,
  holder: Holder,
  { kit, force, maySee, ...rewrite }: Rewrite,
): Promise<boolean> {
  const { clock } = kit;
  try {
    if (holder.source === 'document') return await rewriteDocument({ database, clock }, holder, rewrite.moved);
    if (holder.source === 'setting')
      return await rewriteSettings({ database, kit, project: holder.project, ...rewrite });
    return false;
  } catch (error) {
    if (!(error instanceof PlatformError && error.is(mediaErrors.addressTooLong))) throw error;
    if (force) return false;
    throw maySee(holder) ? error : new PlatformError(mediaErrors.addressTooLong);
  }
}

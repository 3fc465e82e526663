import { type MessageLocale, PlatformError } from '@signalbox/api';
import type { PlatformKit } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { mediaErrors } from '../../../shared/errors';
import type { Holder, ReferenceDatabase } from '../references/reference-tables';
import { findHolders } from './find-holders';
import type { MovedPath } from './moved-path';
import { rewriteDocument } from './rewrite-document';
import { rewriteSettings } from './rewrite-settings';
import { type ChangedText, type ChangeTexts, rewriteAddresses } from './rewrite-value';

export interface Mover {
  /** Id of the user who moves the file. */
  by: string;
  locale: MessageLocale;
  /** True for what the user may see, so that an error may name it. */
  maySee: (holder: Holder) => boolean;
  /** True: leaves the old address where the new one is not allowed, and everywhere if there are too many. */
  force: boolean;
}

interface Rewrite extends Mover {
  kit: Pick<PlatformKit, 'clock' | 'notify'>;
  moved: MovedPath;
}

/** A record, settings or a language pack, and what changed in it. */
export interface RewrittenHolder extends Holder {
  texts: ChangedText[];
}

/**
 * Writes the new addresses of moved files into all records and settings that have the old ones, in a transaction of the
 * caller. Returns these. Throws `addressTooLong` or `tooManyUses`.
 */
export async function rewriteHolders(
  database: ReferenceDatabase,
  { moved, ...rewrite }: Rewrite,
): Promise<RewrittenHolder[]> {
  const rewritten: RewrittenHolder[] = [];
  const change = (value: JsonObject) => rewriteAddresses(value, moved);
  for (const holder of await holdersOf(database, { moved, ...rewrite })) {
    const texts = await rewriteHolder(database, holder, { ...rewrite, change });
    if (texts.length > 0) rewritten.push({ ...holder, texts });
  }
  return rewritten;
}

async function holdersOf(database: ReferenceDatabase, { moved, force }: Rewrite): Promise<Holder[]> {
  try {
    return await findHolders(database, moved);
  } catch (error) {
    if (force && error instanceof PlatformError && error.is(mediaErrors.tooManyUses)) return [];
    throw error;
  }
}

/** Changes the addresses in a record or in settings. Returns what changed. Throws `addressTooLong`, unless `force` is true. */
export async function rewriteHolder(
  database: ReferenceDatabase,
  holder: Holder,
  { kit, force, maySee, ...rewrite }: Omit<Rewrite, 'moved'> & { change: ChangeTexts },
): Promise<ChangedText[]> {
  const { clock } = kit;
  try {
    if (holder.source === 'document') return await rewriteDocument({ database, clock }, holder, rewrite.change);
    if (holder.source === 'setting')
      return await rewriteSettings({ database, kit, project: holder.project, ...rewrite });
    return [];
  } catch (error) {
    if (!(error instanceof PlatformError && error.is(mediaErrors.addressTooLong))) throw error;
    if (force) return [];
    throw maySee(holder) ? error : new PlatformError(mediaErrors.addressTooLong);
  }
}

import { Readable } from 'node:stream';
import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { changeIndex } from '../../index/library-index';
import { writePath } from '../../index/own-changes';
import { referencesTo } from '../find/referenced-sql';
import { packContent, packPath } from '../references/pack-content';
import { type Holder, referenceDatabase } from '../references/reference-tables';
import type { MovedPath } from './moved-path';
import type { RewrittenHolder } from './rewrite-holders';
import { type ChangedText, type ChangeTexts, rewriteAddresses } from './rewrite-value';

type PackKit = Pick<PlatformKit, 'database' | 'files'>;

/**
 * Writes the new addresses of moved files into language packs, which are files: each one completely or not at all. Returns
 * those that changed.
 */
export async function rewritePacks(kit: PackKit, moved: MovedPath): Promise<RewrittenHolder[]> {
  const { project, from } = moved;
  // Not with the holders of `findHolders`: there may be too many of them, and packs are few.
  const { rows } = await sql<Holder>`
    select distinct source, project, collection, holder from ${referencesTo({ project, paths: [from] })} reference
    where source = 'languagePack' order by project, holder`.execute(referenceDatabase(kit.database));
  const rewritten: RewrittenHolder[] = [];
  for (const pack of rows) {
    const texts = await rewritePack(kit, pack, (content) => rewriteAddresses(content, moved));
    if (texts.length > 0) rewritten.push({ ...pack, texts });
  }
  return rewritten;
}

/** Returns what changed. */
export async function rewritePack(kit: PackKit, pack: Holder, change: ChangeTexts): Promise<ChangedText[]> {
  const content = await packContent(kit, pack);
  const changed = content === undefined ? [] : change(content);
  if (changed.length === 0) return changed;
  const path = packPath(pack);
  await changeIndex(kit, pack.project, async (index) => {
    await kit.files.write(path, Readable.from([Buffer.from(JSON.stringify(content, null, 2))]));
    await writePath(index, ownerOf(path).path);
  });
  return changed;
}

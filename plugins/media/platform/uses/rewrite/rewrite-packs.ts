import { Readable } from 'node:stream';
import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { changeIndex } from '../../index/library-index';
import { writePath } from '../../index/own-changes';
import { referencesTo } from '../find/referenced-sql';
import { packContent, packPath } from '../references/pack-content';
import { type Holder, referenceDatabase } from '../references/reference-tables';
import type { MovedPath } from './moved-path';
import { rewriteAddresses } from './rewrite-value';

/**
 * Writes the new addresses of moved files into language packs, which are files: each one completely or not at all. Returns
 * their number.
 */
export async function rewritePacks(kit: Pick<PlatformKit, 'database' | 'files'>, moved: MovedPath): Promise<number> {
  const { project, from } = moved;
  // Not with the holders of `findHolders`: there may be too many of them, and packs are few.
  const { rows } = await sql<Holder>`
    select distinct source, project, collection, holder from ${referencesTo({ project, paths: [from] })} reference
    where source = 'languagePack' order by project, holder`.execute(referenceDatabase(kit.database));
  let count = 0;
  for (const pack of rows) {
    const content = await packContent(kit, pack);
    if (content === undefined || rewriteAddresses(content, moved).length === 0) continue;
    const path = packPath(pack);
    await changeIndex(kit, pack.project, async (index) => {
      await kit.files.write(path, Readable.from([Buffer.from(JSON.stringify(content, null, 2))]));
      await writePath(index, ownerOf(path).path);
    });
    count++;
  }
  return count;
}

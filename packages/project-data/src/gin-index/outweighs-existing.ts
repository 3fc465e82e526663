import type { OpenArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { isPlainCollection } from '../modules/module-address';

interface RecordsToCome {
  archive: Pick<OpenArchive, 'manifest'>;
  project: string;
  modules: readonly string[];
}

/** True when the archive has more records, in modules that are empty here, than all projects have documents. */
export async function outweighsTheRest(
  { pool }: Pick<PlatformKit, 'pool'>,
  { archive, project, modules }: RecordsToCome,
): Promise<boolean> {
  const large = archive.manifest.modules.filter(
    ({ name, records }) =>
      records >= fewRecords && modules.includes(name) && isPlainCollection({ project, module: name }),
  );
  if (large.length === 0) return false;
  const { rows: existing } = await pool.query<{ name: string }>(
    `select name from unnest($2::text[]) name
     where exists (select from document where project = $1 and collection = name)`,
    [project, large.map(({ name }) => name)],
  );
  const toCome = large
    .filter(({ name }) => !existing.some((each) => each.name === name))
    .reduce((sum, { records }) => sum + records, 0);
  if (toCome === 0) return false;
  // Counts only as far as needed.
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from (select from document limit $1) few',
    [toCome],
  );
  return rows[0]!.count < toCome;
}

/** Modules with fewer records are indexed faster than the index can be dropped. */
const fewRecords = 20_000;

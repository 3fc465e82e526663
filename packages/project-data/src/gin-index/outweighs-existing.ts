import type { OpenArchive } from '@signalbox/archive';
import type { PlatformKit } from '@signalbox/platform-kit';
import { isPlainCollection } from '../modules/module-address';

interface RecordsToCome {
  archive: Pick<OpenArchive, 'manifest'>;
  project: string;
  modules: readonly string[];
}

/** Whether an archive has more records, of modules of which nothing is there, than there are documents of all projects. */
export async function outweighsTheRest(
  { pool }: Pick<PlatformKit, 'pool'>,
  { archive, project, modules }: RecordsToCome,
): Promise<boolean> {
  const large = archive.manifest.modules.filter(
    ({ name, records }) =>
      records >= fewRecords && modules.includes(name) && isPlainCollection({ project, module: name }),
  );
  if (large.length === 0) return false;
  const { rows: held } = await pool.query<{ name: string }>(
    `select name from unnest($2::text[]) name
     where exists (select from document where project = $1 and collection = name)`,
    [project, large.map(({ name }) => name)],
  );
  const toCome = large
    .filter(({ name }) => !held.some((each) => each.name === name))
    .reduce((sum, { records }) => sum + records, 0);
  if (toCome === 0) return false;
  // No further than is needed to know.
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from (select from document limit $1) few',
    [toCome],
  );
  return rows[0]!.count < toCome;
}

/** So few are in the index before it could be laid aside. */
const fewRecords = 20_000;

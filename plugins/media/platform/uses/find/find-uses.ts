import { joinPath, type PlatformKit, type TaskOwner } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { maxExactCount } from '../../../shared/search';
import type { FileUses } from '../../../shared/uses';
import { useTitles } from '../names/use-titles';
import { type Holder, referenceDatabase } from '../references/reference-tables';
import { updateReferences } from '../references/update-references';
import { referencesTo, type UsedFiles } from './referenced-sql';
import { visibleTo } from './visible-sql';

interface UsesQuery extends UsedFiles {
  /** A page of the uses that the sender may see. */
  limit: number;
  skip?: number;
  /** The user whose turn this takes. Without one, it is a step of another request. */
  owner?: TaskOwner;
}

type Row = Holder & { pointer: string; directory: string; name: string };

/** Returns where the addresses of these files are stored, up to the changes of this moment. */
export async function findUses(
  kit: Pick<PlatformKit, 'database' | 'files' | 'queries' | 'settings'>,
  request: FastifyRequest,
  { limit, skip = 0, owner, ...files }: UsesQuery,
): Promise<FileUses> {
  const run = async <Result extends object>(statement: RawBuilder<Result>): Promise<Result[]> => {
    if (owner === undefined) return (await statement.execute(kit.database)).rows;
    const { sql: text, parameters } = statement.compile(kit.database);
    return kit.queries.run<Result>(owner, { text, values: [...parameters] });
  };
  await updateReferences(kit);
  const isVisible = visibleTo(request);
  const found = sql`${referencesTo(files)} found`;
  const countOf = (condition: RawBuilder<boolean>) =>
    sql`(select count(*) from (select from ${found} where ${condition} limit ${maxExactCount + 1}) counted)`;
  const [counts = { count: 0, visible: 0 }] = await run(
    sql<{ count: number; visible: number }>`select ${countOf(sql`true`)} as count, ${countOf(isVisible)} as visible`,
  );
  if (counts.visible === 0) return { ...counts, uses: [] };
  const rows = await run(sql<Row>`
    select source, project, collection, holder, pointer, directory, name from ${found} where ${isVisible}
    order by source <> 'setting', project, collection, holder, id limit ${limit} offset ${skip}`);
  const { settings } = await kit.settings.read(request.project, request.settingsVersion);
  const named = await useTitles({ database: referenceDatabase(kit.database), settings, request }, rows);
  const uses = rows.map(({ source, project, collection, pointer, directory, name }, index) => ({
    path: joinPath(directory, name),
    module: source === 'document' ? collection : source,
    ...(project === request.project ? {} : { project }),
    pointer,
    ...(named[index] ?? { id: '', titles: [] }),
  }));
  return { ...counts, uses };
}

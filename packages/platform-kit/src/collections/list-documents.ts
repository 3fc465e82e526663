import type { JsonObject } from '@signalbox/schemas';
import { type CompiledQuery, sql } from 'kysely';
import type { Database, ClientQueries, TaskOwner } from '../contract';
import { filterSql } from '../query/filter-sql';
import { projectDocument } from '../query/project-document';
import { everything, type Query } from '../query/query';
import { sortSql } from '../query/sort-sql';
import { type StoredDocument, toDocument } from './collection-store';
import { firstPage } from './first-page';

interface ListSource {
  database: Database;
  queries: ClientQueries;
  project: string;
  collection: string;
}

/**
 * One page of a collection, projected; with the number of all matches if the query requests it. One statement reads
 * both, so they show one state of the data. Throws as `ClientQueries.run` does.
 */
export async function listDocuments(
  { database, queries, project, collection }: ListSource,
  query: Query,
  owner: TaskOwner,
): Promise<{ documents: StoredDocument[]; count?: number }> {
  const first = firstPage(query, { project, collection });
  if (first) return pageOf(await queries.run<PageRow>(owner, first), query);
  const matches = database
    .selectFrom('document')
    .where('project', '=', project)
    .where('collection', '=', collection)
    .where(filterSql(query.filter));
  const number = matches.select(({ fn }) => fn.countAll<number>().as('count'));
  const page = matches.select(['id', 'body']).orderBy(sortSql(query.sorts)).offset(query.skip).limit(query.limit);

  if (!query.withCount)
    return { documents: query.withoutBody ? [] : (await run(page)).map((row) => projected(row, query)) };
  if (query.withoutBody) return { documents: [], count: (await run(number))[0]?.count };
  const numbered = page.select(sql<number>`row_number() over (order by ${sortSql(query.sorts)})`.as('position'));
  const rows = await run(
    database
      .selectFrom(number.as('total'))
      .leftJoin(numbered.as('page'), (join) => join.onTrue())
      .select(['total.count', 'page.id', 'page.body'])
      .orderBy('page.position'),
  );
  return pageOf(rows, query);

  function run<Row extends object>(statement: CompilableQuery<Row>): Promise<Row[]> {
    const { sql: text, parameters } = statement.compile();
    return queries.run<Row>(owner, { name: preparedName(query), text, values: [...parameters] });
  }
}

interface PageRow {
  /** Null, like the body, on the one row of a page beyond the last match. */
  id: string | null;
  body: JsonObject | null;
  /** The same on all rows; undefined if the query does not request it. */
  count?: number;
}

function pageOf(rows: PageRow[], query: Query): { documents: StoredDocument[]; count?: number } {
  const documents = rows.flatMap(({ id, body }) =>
    id === null || body === null ? [] : [projected({ id, body }, query)],
  );
  return { documents, count: rows[0]?.count };
}

interface CompilableQuery<Row> {
  compile(): CompiledQuery<Row>;
}

/** Lists without a filter and an order are few statements and frequent, so the database keeps them prepared. */
function preparedName({ filter, sorts, withCount, withoutBody }: Query): string | undefined {
  if (filter !== everything || sorts.length > 0) return undefined;
  return `list${withCount ? '-count' : ''}${withoutBody ? '-only' : ''}`;
}

function projected(row: { id: string; body: JsonObject }, { project }: Query): StoredDocument {
  const document = toDocument(row);
  return project ? { ...projectDocument(document, project), id: document.id } : document;
}

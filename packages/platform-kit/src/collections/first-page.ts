import type { QueryConfig } from 'pg';
import { everything, type Query } from '../query/query';

/**
 * The statement for the first documents of a collection, by id, with the number of all if the query requests it. This
 * is the most frequent list, so the database keeps it prepared; with the limit in its text, one plan serves every call.
 * Undefined for any other query.
 */
export function firstPage(
  { filter, sorts, skip, limit, withCount, withoutBody }: Query,
  { project, collection }: { project: string; collection: string },
): QueryConfig | undefined {
  if (filter !== everything || sorts.length > 0 || skip > 0 || limit > maxLimit || withoutBody) return undefined;
  const page = `select id, body from document where project = $1 and collection = $2 order by id limit ${limit}`;
  const counted = `select total.count, page.id, page.body
    from (select count(*) as count from document where project = $1 and collection = $2) as total
    left join (${page}) as page on true order by page.id`;
  return {
    name: `first-page-${limit}${withCount ? '-count' : ''}`,
    text: withCount ? counted : page,
    values: [project, collection],
  };
}

/** Each limit is a prepared statement of its own, in each connection. */
const maxLimit = 100;

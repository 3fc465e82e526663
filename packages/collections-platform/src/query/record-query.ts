import { malformedQuery, parseQueryObject, type Query, readQuery } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas/json';
import type { RawBuilder } from 'kysely';
import { type Cursor, parseCursor } from './cursor';
import type { RecordColumns } from './record-columns';
import { recordFilterSql } from './record-filter-sql';
import { type OrderKey, recordOrder } from './record-order';

/** A list request, resolved for the columns of a model. */
export interface RecordQuery extends Query {
  /** SQL that is true for the records that the filter selects. */
  isMatch: RawBuilder<boolean>;
  order: OrderKey[];
  cursor?: Cursor;
}

/**
 * Parses the `query` parameter of a list of records: that of every list, and `cursor`, from which `skip` counts. Throws
 * `malformedQuery`, also for a column that the viewer may not see.
 */
export function parseRecordQuery(text: unknown, columns: RecordColumns): RecordQuery {
  const { cursor, ...rest } = parseQueryObject(text);
  const query = readQuery(rest);
  for (const path of query.project?.paths ?? []) columns.column(path, `project.${path.join('.')}`);
  if (isGiven(cursor) && query.skip > maxSkipFromCursor)
    throw malformedQuery('skip', `at most ${maxSkipFromCursor} from a cursor`);
  const order = recordOrder(query, columns);
  const isMatch = recordFilterSql(query.filter, columns);
  return { ...query, isMatch, order, ...(isGiven(cursor) ? { cursor: parseCursor(order, cursor) } : {}) };
}

function isGiven(value: JsonValue | undefined): value is Exclude<JsonValue, null> {
  return value !== undefined && value !== null;
}

/** The records that are skipped are read several times. */
const maxSkipFromCursor = 1000;

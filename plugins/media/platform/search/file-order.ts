import { PlatformError } from '@signalbox/api';
import { sql } from 'kysely';
import type { MediaSearchQuery } from '../../shared/generated/types';

/** The order of found files. The id of the row breaks ties, so that pages never overlap. */
interface FileOrder {
  by: 'name' | 'size' | 'date' | 'kind';
  direction: 1 | -1;
}

/** The last file of a page. */
interface PageEnd {
  /** As text: the value by which the files are sorted. */
  value: string;
  id: number;
}

export function orderOf({ sort = {} }: MediaSearchQuery): FileOrder {
  for (const by of ['name', 'size', 'date', 'kind'] as const) {
    const direction = sort[by];
    if (direction !== undefined) return { by, direction };
  }
  return { by: 'name', direction: 1 };
}

/** Times as milliseconds, because not every text that looks like a time is one. */
const columns = {
  name: { column: sql`name_order`, text: sql`name_order`, value: (text: string) => sql`${text}::text` },
  size: { column: sql`bytes`, text: sql`bytes::text`, value: (text: string) => sql`${text}::bigint` },
  date: {
    column: sql`modified_at`,
    text: sql`(extract(epoch from modified_at) * 1000)::bigint::text`,
    value: (text: string) => sql`to_timestamp(${text}::bigint / 1000.0)`,
  },
  kind: { column: sql`kind`, text: sql`kind`, value: (text: string) => sql`${text}::text` },
};

/** ORDER BY terms. */
export function orderSql({ by, direction }: FileOrder) {
  const { column } = columns[by];
  return direction === 1 ? sql`${column}, id` : sql`${column} desc, id desc`;
}

/** The value of the order's column as text. */
export function valueSql({ by }: FileOrder) {
  return columns[by].text;
}

/** True for rows after the end of a page. */
export function afterSql({ by, direction }: FileOrder, { value, id }: PageEnd) {
  const { column, value: valueOf } = columns[by];
  const compare = direction === 1 ? sql`>` : sql`<`;
  return sql<boolean>`(${column}, id) ${compare} (${valueOf(value)}, ${id}::bigint)`;
}

/** The opaque text of a page's end, which names its order. */
export function cursorOf({ by, direction }: FileOrder, { value, id }: PageEnd): string {
  return Buffer.from(JSON.stringify([by, direction, value, id])).toString('base64url');
}

/** Throws `invalidField` for a cursor of another order, and for one that this function did not make. */
export function pageEndOf(order: FileOrder, cursor: string): PageEnd {
  const [by, direction, value, id] = partsOf(cursor);
  const isOfOrder = by === order.by && direction === order.direction;
  if (
    !isOfOrder ||
    typeof value !== 'string' ||
    typeof id !== 'number' ||
    !isValue(order, value) ||
    !Number.isSafeInteger(id)
  )
    throw new PlatformError('invalidField', { field: 'cursor', pointer: '/cursor' });
  return { value, id };
}

/** False for texts that the database could not read as a value of the order. */
function isValue({ by }: FileOrder, value: string): boolean {
  switch (by) {
    case 'size':
    case 'date':
      return /^-?\d{1,15}$/.test(value);
    case 'name':
    case 'kind':
      return !value.includes('\0');
  }
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    // Not a cursor of this platform. The caller rejects it.
    return [];
  }
}

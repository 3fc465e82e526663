import { isDeepStrictEqual } from 'node:util';
import type { Condition } from '@signalbox/platform-kit';
import type { RecordColumn, RecordColumns } from '../query/record-columns';
import type { OrderKey } from '../query/record-order';

/** The keys of an index on the records of one model; its last key is the id. One for parts of texts has its key alone. */
export type IndexSpec = IndexKey[];

export interface IndexKey {
  path: string[];
  /** As the column had it when the index was built: a change of the model may need another index. */
  type: 'text' | 'moment' | 'number' | 'boolean';
  direction: 'asc' | 'desc';
  /** The first key, of an index that serves an order among records with one value of a column. */
  isEqual?: true;
  /** The only key, of an index of the parts of a text. It has no order. */
  isPart?: true;
}

/**
 * The indexes that would serve a list: one for its order, one for each column that all matches have a condition on, one for
 * its order among the records with a value, and one for each text that is searched for a part.
 */
export function specsOf(
  { filter, order }: { filter: Condition; order: readonly OrderKey[] },
  columns: RecordColumns,
): IndexSpec[] {
  const ordered = order
    .filter(({ column }) => column.type !== 'id')
    .map(({ column, direction }) => keyOf(column, direction));
  const compared = comparedPaths(filter).map((path) => [keyOf(columns.column(path, 'filter'), 'asc')]);
  const within = equalPaths(filter).map((path) => orderWithin(columns.column(path, 'filter'), ordered));
  const parts = searchedPaths(filter).map((path) => [partOf(columns.column(path, 'filter'))]);
  const specs = [ordered.slice(0, maxKeys), ...[compared, within, parts].flatMap((each) => each.slice(0, maxCompared))]
    .map(complete)
    .filter((spec) => spec.length > 0);
  return [...new Map(specs.map((spec) => [specName(spec), spec])).values()];
}

/** The direction of the first key is that of the second: an index is read both ways. Empty if it would be no other index. */
function orderWithin(column: RecordColumn, ordered: (IndexKey | undefined)[]): (IndexKey | undefined)[] {
  const [first] = ordered;
  const key = first && keyOf(column, first.direction);
  const isOrdered = ordered.some((each) => each !== undefined && isDeepStrictEqual(each.path, column.path));
  return key && !isOrdered ? [{ ...key, isEqual: true as const }, ...ordered].slice(0, maxKeys) : [];
}

/** The keys up to one that no index can have, in the direction that begins ascending: an index is read both ways. */
function complete(keys: (IndexKey | undefined)[]): IndexSpec {
  const end = keys.indexOf(undefined);
  const known = keys.slice(0, end === -1 ? keys.length : end).filter((key) => key !== undefined);
  const isReversed = known[0]?.direction === 'desc';
  return known.map((key) => ({ ...key, direction: (key.direction === 'desc') === isReversed ? 'asc' : 'desc' }));
}

function keyOf({ path, type }: RecordColumn, direction: 'asc' | 'desc'): IndexKey | undefined {
  return type === 'id' || type === 'other' || type === 'time' ? undefined : { path, type, direction };
}

function partOf(column: RecordColumn): IndexKey | undefined {
  return column.type === 'text' ? { path: column.path, type: 'text', direction: 'asc', isPart: true } : undefined;
}

function comparedPaths(condition: Condition): string[][] {
  switch (condition.kind) {
    case 'all':
      return condition.of.flatMap(comparedPaths);
    case 'equals':
    case 'oneOf':
    case 'compare':
      return [condition.path];
  }
  return [];
}

function equalPaths(condition: Condition): string[][] {
  if (condition.kind === 'all') return condition.of.flatMap(equalPaths);
  const isEqual = condition.kind === 'equals' || (condition.kind === 'oneOf' && condition.values.length === 1);
  return isEqual ? [condition.path] : [];
}

/** The columns whose parts all matches have one of. Empty if an alternative searches nothing: it would read all records. */
function searchedPaths(condition: Condition): string[][] {
  switch (condition.kind) {
    case 'all':
      return condition.of.flatMap(searchedPaths);
    case 'any': {
      const alternatives = condition.of.map(searchedPaths);
      return alternatives.every(({ length }) => length > 0) ? alternatives.flat() : [];
    }
    case 'matches':
      return [condition.path];
  }
  return [];
}

/** The same text for the same index: what it serves (`isEqual`) does not make it another one. */
export function specName(spec: IndexSpec): string {
  return JSON.stringify(spec.map(({ path, type, direction, isPart }) => [path, type, isPart ? 'part' : direction]));
}

/** More keys make entries larger than an index accepts: 128 characters of four bytes each. */
const maxKeys = 3;
const maxCompared = 4;

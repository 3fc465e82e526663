import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { ListColumn } from '../columns/list-column';
import { codecOf } from './codecs/codecs-of';
import { type FilterNode, type Group, noFilter } from './filter-tree';
import { operatorsFor } from './operators';

/** The filter of a list query as the builder shows it. */
export function readFilter(filter: JsonObject | undefined, columns: readonly ListColumn[]): Group {
  if (filter === undefined) return noFilter;
  const node = nodeOf(filter, columns);
  return node.kind === 'group' ? node : { kind: 'group', join: 'and', of: [node] };
}

function nodeOf(filter: JsonObject, columns: readonly ListColumn[]): FilterNode {
  const nodes = Object.entries(filter).map(([key, value]) => partOf(key, value, columns));
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { kind: 'group', join: 'and', of: nodes };
}

function partOf(key: string, value: JsonValue, columns: readonly ListColumn[]): FilterNode {
  const foreign: FilterNode = { kind: 'foreign', filter: { [key]: value } };
  if (key === '$and' || key === '$or') {
    if (!Array.isArray(value) || !value.every(isJsonObject)) return foreign;
    return { kind: 'group', join: key === '$and' ? 'and' : 'or', of: value.map((each) => nodeOf(each, columns)) };
  }
  const column = columns.find(({ path }) => path === key);
  if (column === undefined) return foreign;
  for (const operator of operatorsFor(column)) {
    const operand = codecOf(column.kind, operator)?.read(value);
    if (operand) return { kind: 'condition', path: key, operator, operand };
  }
  return foreign;
}

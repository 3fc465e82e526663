import type { JsonObject, JsonValue } from '@signalbox/schemas/json';
import type { ListColumn } from '../columns/list-column';
import { codecOf } from './codecs/codecs-of';
import type { Condition, FilterNode, Group } from './filter-tree';

/** The filter of a list query. Leaves out conditions that are not complete. Undefined if none is left. */
export function writeFilter(group: Group, columns: readonly ListColumn[]): JsonObject | undefined {
  const parts = group.of.map((node) => written(node, columns)).filter((part) => part !== undefined);
  if (parts.length <= 1) return parts[0];
  return group.join === 'and' ? { $and: parts } : { $or: parts };
}

function written(node: FilterNode, columns: readonly ListColumn[]): JsonObject | undefined {
  switch (node.kind) {
    case 'foreign':
      return node.filter;
    case 'group':
      return writeFilter(node, columns);
    case 'condition': {
      const test = testOf(node, columns);
      return test === undefined ? undefined : { [node.path]: test };
    }
  }
}

function testOf({ path, operator, operand }: Condition, columns: readonly ListColumn[]): JsonValue | undefined {
  const column = columns.find((each) => each.path === path);
  return operand && column && codecOf(column.kind, operator)?.write(operand);
}

/** True if the filter has each condition of the group. */
export function isComplete(node: FilterNode): boolean {
  return node.kind === 'group' ? node.of.every(isComplete) : node.kind === 'foreign' || node.operand !== undefined;
}

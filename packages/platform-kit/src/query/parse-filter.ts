import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { findUnstorable } from '../storable';
import { malformedQuery } from './malformed-query';
import { parsePath } from './parse-path';
import type { Comparable, Condition, FieldPath } from './query';
import { queryLimits } from './query-limits';

/** Parses a Mongo-style filter. Throws `malformedQuery` with the key that cannot be parsed. */
export function parseFilter(filter: JsonValue, at = 'filter'): Condition {
  return readFilter(filter, {
    at,
    depth: 0,
    budget: { conditions: queryLimits.conditions, patterns: queryLimits.patterns },
  });
}

interface Position {
  /** Name of the place in errors. */
  at: string;
  depth: number;
  /** Remaining budget of the filter. */
  budget: { conditions: number; patterns: number };
}

function readFilter(filter: JsonValue, position: Position): Condition {
  const { at } = position;
  if (!isJsonObject(filter)) throw malformedQuery(at, 'must be an object');
  if (position.depth > queryLimits.depth) throw malformedQuery(at, `nested deeper than ${queryLimits.depth}`);
  const parts = Object.entries(filter).map(([key, value]) => {
    const inside = { ...position, at: `${at}.${key}` };
    if (key === '$and') return { kind: 'all' as const, of: readFilters(value, inside) };
    if (key === '$or') return { kind: 'any' as const, of: readFilters(value, inside) };
    if (key.startsWith('$'))
      throw malformedQuery(inside.at, 'unknown operator; a filter takes $and, $or and field names');
    return readField(parsePath(key, inside.at), value, inside);
  });
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', of: parts };
}

function readFilters(value: JsonValue, position: Position): Condition[] {
  if (!Array.isArray(value) || value.length === 0)
    throw malformedQuery(position.at, 'must be a list of at least one filter');
  return value.map((filter, index) =>
    readFilter(filter, { ...position, at: `${position.at}.${index}`, depth: position.depth + 1 }),
  );
}

function readField(path: FieldPath, value: JsonValue, position: Position): Condition {
  if (isJsonObject(value)) {
    const keys = Object.keys(value);
    const operators = keys.filter((key) => key.startsWith('$'));
    if (operators.length === keys.length && keys.length > 0) return readOperators(path, value, position);
    if (operators.length > 0) throw malformedQuery(position.at, 'operators and plain keys cannot be mixed');
  }
  return equals(path, value, position);
}

function readOperators(path: FieldPath, operators: JsonObject, position: Position): Condition {
  const parts = Object.entries(operators)
    .filter(([key]) => key !== '$options')
    .map(([operator, value]) =>
      readOperator({
        path,
        operator,
        value,
        options: operators.$options,
        position: { ...position, at: `${position.at}.${operator}` },
      }),
    );
  if ('$options' in operators && !('$regex' in operators))
    throw malformedQuery(`${position.at}.$options`, 'only beside $regex');
  return parts.length === 1 && parts[0] ? parts[0] : { kind: 'all', of: parts };
}

interface Operator {
  path: FieldPath;
  operator: string;
  value: JsonValue;
  /** Value of `$options` beside the operator. */
  options: JsonValue | undefined;
  position: Position;
}

function readOperator({ path, operator, value, options, position }: Operator): Condition {
  switch (operator) {
    case '$eq':
      return equals(path, value, position);
    case '$ne':
      return { kind: 'not', of: equals(path, value, position) };
    case '$in':
      return oneOf(path, value, position);
    case '$nin':
      return { kind: 'not', of: oneOf(path, value, position) };
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return { kind: 'compare', path, operator, value: comparable(value, path, position) };
    case '$regex':
      return {
        kind: 'matches',
        path,
        pattern: pattern(value, path, position),
        ignoreCase: ignoresCase(options, position),
      };
    case '$not':
      if (!isJsonObject(value) || Object.keys(value).length === 0)
        throw malformedQuery(position.at, 'must be an object of operators');
      if (position.depth >= queryLimits.depth)
        throw malformedQuery(position.at, `nested deeper than ${queryLimits.depth}`);
      return { kind: 'not', of: readOperators(path, value, { ...position, depth: position.depth + 1 }) };
  }
  throw malformedQuery(position.at, 'unknown operator; known are $eq $ne $gt $gte $lt $lte $in $nin $regex $not');
}

function equals(path: FieldPath, value: JsonValue, position: Position): Condition {
  return { kind: 'equals', path, value: operand(value, path, position) };
}

function oneOf(path: FieldPath, values: JsonValue, position: Position): Condition {
  if (!Array.isArray(values)) throw malformedQuery(position.at, 'must be a list');
  if (values.length > queryLimits.listValues)
    throw malformedQuery(position.at, `at most ${queryLimits.listValues} values`);
  operand(values, path, position);
  return { kind: 'oneOf', path, values };
}

function comparable(value: JsonValue, path: FieldPath, position: Position): Comparable {
  if (typeof value === 'object' && value !== null)
    throw malformedQuery(position.at, 'must be a number, a text, true, false or null');
  operand(value, path, position);
  return value;
}

function pattern(value: JsonValue, path: FieldPath, position: Position): string {
  if (typeof value !== 'string') throw malformedQuery(position.at, 'must be a text');
  if (value.length > queryLimits.patternLength)
    throw malformedQuery(position.at, `at most ${queryLimits.patternLength} characters`);
  position.budget.patterns -= 1;
  if (position.budget.patterns < 0) throw malformedQuery(position.at, `more than ${queryLimits.patterns} patterns`);
  // PostgreSQL reads a leading *** as a switch to another syntax.
  if (value.startsWith('***')) throw malformedQuery(position.at, 'not a regular expression');
  operand(value, path, position);
  return value;
}

function ignoresCase(options: JsonValue | undefined, position: Position): boolean {
  if (options === undefined || options === '') return false;
  if (options !== 'i') throw malformedQuery(position.at.replace(/\$regex$/, '$options'), 'only "i" is known');
  return true;
}

function operand(value: JsonValue, path: FieldPath, { at, budget }: Position): JsonValue {
  budget.conditions -= path.length;
  if (budget.conditions < 0) {
    const rule = `more than ${queryLimits.conditions} conditions, each counted once per part of its key`;
    throw malformedQuery(at, rule);
  }
  const error = findUnstorable(value);
  if (error !== undefined) throw malformedQuery(at, error.reason);
  return value;
}

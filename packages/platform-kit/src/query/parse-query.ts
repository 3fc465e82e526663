import { inexactPath } from '@signalbox/schemas/exact-numbers';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { malformedQuery } from './malformed-query';
import { parseFilter } from './parse-filter';
import { parsePath } from './parse-path';
import { defaultQuery, everything, type Projection, type Query, type SortKey } from './query';
import { queryLimits } from './query-limits';

/** Parses the `query` parameter of a list request. Throws `malformedQuery` with the key that cannot be parsed. */
export function parseQuery(text: unknown): Query {
  return readQuery(parseQueryObject(text));
}

/** The JSON object of a `query` parameter, an empty one by default. Throws `malformedQuery`. */
export function parseQueryObject(text: unknown): JsonObject {
  if (text === undefined || text === '') return {};
  if (typeof text !== 'string') throw malformedQuery('query', 'sent more than once');
  return parseObject(text);
}

/** As `parseQuery`, of the parsed object. */
export function readQuery(value: JsonObject): Query {
  const { filter, limit, skip, sort, sorts, project, withCount, withoutBody, ...unknown } = value;
  const unknownKey = Object.keys(unknown)[0];
  if (unknownKey !== undefined) throw malformedQuery(unknownKey, 'unknown key');
  return {
    filter: isGiven(filter) ? parseFilter(filter) : everything,
    sorts: isGiven(sorts) ? parseSorts(sorts) : isGiven(sort) ? parseSort(sort, 'sort') : [],
    skip: safeInteger(skip, { key: 'skip', min: 0, max: queryLimits.skip, fallback: defaultQuery.skip }),
    limit: safeInteger(limit, { key: 'limit', min: 1, max: queryLimits.pageSize, fallback: defaultQuery.limit }),
    project: isGiven(project) ? parseProject(project) : undefined,
    withCount: flag(withCount, 'withCount'),
    withoutBody: flag(withoutBody, 'withoutBody'),
  };
}

function parseObject(text: string): JsonObject {
  if (text.length > queryLimits.length) throw malformedQuery('query', `more than ${queryLimits.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformedQuery('query', 'no JSON', cause);
  }
  if (!isJsonObject(value)) throw malformedQuery('query', 'must be a JSON object');
  const inexact = inexactPath(text);
  if (inexact) throw malformedQuery(inexact.join('.'), 'has more digits than a number keeps exactly');
  return value;
}

function parseSorts(value: JsonValue): SortKey[] {
  if (!Array.isArray(value)) throw malformedQuery('sorts', 'must be a list');
  const keys = value.flatMap((sort, index) => parseSort(sort, `sorts.${index}`));
  if (keys.length > queryLimits.sortKeys) throw malformedQuery('sorts', `at most ${queryLimits.sortKeys} keys`);
  return keys;
}

function parseSort(value: JsonValue, at: string): SortKey[] {
  return entriesOf(value, at, queryLimits.sortKeys).map(([key, direction]) => {
    if (direction !== 1 && direction !== -1) throw malformedQuery(`${at}.${key}`, 'must be 1 or -1');
    return { path: parsePath(key, `${at}.${key}`), direction: direction === 1 ? 'asc' : 'desc' };
  });
}

function parseProject(value: JsonValue): Projection | undefined {
  const entries = entriesOf(value, 'project', queryLimits.projectKeys).map(([key, flag]) => {
    const at = `project.${key}`;
    if (flag !== 1 && flag !== true && flag !== 0 && flag !== false) throw malformedQuery(at, 'must be 1 or 0');
    return { path: parsePath(key, at), isIncluded: flag === 1 || flag === true };
  });
  const [first] = entries.filter((entry) => entry.path[0] !== 'id');
  // Only `id` was named: {id: 1} selects the id alone, {id: 0} has no effect, because the id is always selected.
  if (!first) return entries.some((entry) => entry.isIncluded) ? { mode: 'only', paths: [] } : undefined;
  const named = entries.filter((entry) => entry.path[0] !== 'id');
  if (named.some((entry) => entry.isIncluded !== first.isIncluded))
    throw malformedQuery('project', '1 and 0 cannot be mixed');
  return { mode: first.isIncluded ? 'only' : 'without', paths: named.map((entry) => entry.path) };
}

function entriesOf(value: JsonValue, at: string, max: number): [string, JsonValue][] {
  if (!isJsonObject(value)) throw malformedQuery(at, 'must be an object');
  const entries = Object.entries(value);
  if (entries.length > max) throw malformedQuery(at, `at most ${max} keys`);
  return entries;
}

function safeInteger(
  value: JsonValue | undefined,
  rule: { key: string; min: number; max: number; fallback: number },
): number {
  if (!isGiven(value)) return rule.fallback;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < rule.min || value > rule.max) {
    throw malformedQuery(rule.key, `must be a whole number from ${rule.min} to ${rule.max}`);
  }
  return value;
}

function flag(value: JsonValue | undefined, key: string): boolean {
  if (!isGiven(value)) return false;
  if (typeof value !== 'boolean') throw malformedQuery(key, 'must be true or false');
  return value;
}

/** Known clients send `null` for options that they leave out. */
function isGiven(value: JsonValue | undefined): value is Exclude<JsonValue, null> {
  return value !== undefined && value !== null;
}

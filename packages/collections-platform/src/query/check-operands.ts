import { type Condition, isMoment, malformedQuery } from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { RecordColumn } from './record-columns';
import { timeOf } from './time-of';

export type Comparing = Extract<Condition, { path: string[] }>;

type Kind = 'any' | 'text' | 'day' | 'moment' | 'time' | 'number' | 'boolean' | 'list' | 'object';
type Kinds = ReadonlySet<Kind>;

/**
 * Throws `malformedQuery` for an operand that no value of the column equals, or is before or after, such as a text for numbers.
 * A day and a moment are never equal: which day a moment is depends on the time zone.
 */
export function checkOperands(condition: Comparing, { type, schema }: Exclude<RecordColumn, { type: 'id' }>): void {
  const kinds: Kinds = type === 'number' || type === 'boolean' ? new Set([type]) : kindsOf(schema);
  if (kinds.has('any') && type === 'other') return;
  const compares = condition.kind === 'compare' ? isInOrder : isEqualText;
  const isKind = (value: JsonValue) =>
    kinds.has(kindOf(value)) || (typeof value === 'string' && compares(value, kinds));
  // SQL has no times such as `2026-06`.
  const fits = type === 'time' ? timeOf : isKind;
  for (const value of operandsOf(condition)) {
    if (value === null || fits(value)) continue;
    const wanted = [...kinds].flatMap((kind) => examples[kind] ?? []).join(' or ');
    const shown = JSON.stringify(value).slice(0, maxShown);
    throw malformedQuery(
      `filter.${condition.path.join('.')}`,
      `no value compares with ${shown}: write ${wanted || 'null'}`,
    );
  }
}

/** Other comparisons would find out values that are shown in part. Throws `malformedQuery`. */
export function rejectInPart(condition: Comparing, compare: 'equals' | 'never' | undefined): void {
  const isOne = condition.kind === 'equals' || (condition.kind === 'oneOf' && condition.values.length === 1);
  if (compare === undefined || (compare === 'equals' && isOne)) return;
  const allowed = compare === 'equals' ? 'compare with a whole one' : 'no filter compares them here';
  throw malformedQuery(`filter.${condition.path.join('.')}`, `its values are shown in part: ${allowed}`);
}

export function operandsOf(condition: Comparing): JsonValue[] {
  if (condition.kind === 'matches') return [];
  return condition.kind === 'oneOf' ? condition.values : [condition.value];
}

/** An empty text may be stored for a day, too. */
function isEqualText(value: string, kinds: Kinds): boolean {
  return kinds.has('text') || kinds.has('any') || (value === '' && isTimed(kinds));
}

/** An order also takes a part of a day or moment, such as `2026-06`, and a day as the start of its moments in UTC. */
function isInOrder(value: string, kinds: Kinds): boolean {
  const kind = kindOf(value);
  return isEqualText(value, kinds) || (kind === 'text' && isTimed(kinds)) || (kind === 'day' && kinds.has('moment'));
}

function isTimed(kinds: Kinds): boolean {
  return kinds.has('day') || kinds.has('moment') || kinds.has('time');
}

function kindOf(value: JsonValue): Kind {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string') return Array.isArray(value) ? 'list' : 'object';
  if (isMoment(value)) return 'moment';
  return /^\d{4}-\d\d-\d\d$/.test(value) ? 'day' : /^\d\d:\d\d/.test(value) ? 'time' : 'text';
}

/** Kinds of the values that a schema describes, and of the items of its lists: a filter finds a list by an item, too. Objects are any value. */
function kindsOf({ type, format, items, enum: values, const: only, oneOf, anyOf }: JsonObject): Kinds {
  const branches = [oneOf ?? [], anyOf ?? []].flat();
  if (branches.length > 0 && branches.every(isJsonObject)) {
    const around = { ...(type !== undefined && { type }), ...(format !== undefined && { format }) };
    return new Set(branches.flatMap((branch) => [...kindsOf({ ...around, ...branch })]));
  }
  if (type === undefined) {
    const choices = Array.isArray(values) ? values : only === undefined ? undefined : [only];
    return new Set(choices?.filter((value) => value !== null).map(kindOf) ?? ['any']);
  }
  const itemKinds = isJsonObject(items) ? kindsOf(items) : (['any'] as const);
  const kindsOfType: Record<string, readonly Kind[]> = {
    string: [kindsOfFormats[String(format)] ?? 'text'],
    number: ['number'],
    integer: ['number'],
    boolean: ['boolean'],
    null: [],
    array: ['list', ...itemKinds],
  };
  return new Set([type].flat().flatMap((name) => kindsOfType[String(name)] ?? ['any']));
}

const kindsOfFormats: Record<string, Kind | undefined> = { date: 'day', 'date-time': 'moment', time: 'time' };

const examples: Partial<Record<Kind, string>> = {
  any: 'a text',
  text: 'a text',
  day: 'a day, such as 2026-06-01',
  moment: 'a moment, such as 2026-06-01T08:00:00Z, or two with $gte and $lt',
  time: 'a time of day, such as 08:00:00Z',
  number: 'a number',
  boolean: 'true or false',
};
const maxShown = 60;

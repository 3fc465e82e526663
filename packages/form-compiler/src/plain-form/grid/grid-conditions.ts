import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { type GridPart, isGridSection, isTitle, partNamed } from './grid-parts';
import type { ParsedCondition, ParsedName } from './parsed-grid';

/**
 * The schema of an object with conditions that show what stands in a `ui:condition` of its grid. What the object requires is
 * required while it is shown. `$comment` is the place of the condition in the file.
 */
export function withGridConditions(part: GridPart, names: readonly ParsedName[]): JsonSchema {
  const groups = new Map<string, ParsedName[]>();
  for (const each of names.filter((named) => isShowable(part, named))) {
    const key = each.conditions.map(({ pointer }) => pointer).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  if (groups.size === 0) return part.schema;
  const conditions = [...groups.values()].map((named) => conditionOf(part, named));
  const paths = [...groups.values()].flat().map(pathOfName);
  const schema = paths.reduce(withoutRequired, part.schema);
  return { ...schema, allOf: [...(schema.allOf ?? []), ...conditions] };
}

/** True for what a condition shows that can be evaluated. The check reports the others. A title is shown while a field of its section is. */
function isShowable(part: GridPart, { name, conditions }: ParsedName): boolean {
  const shown = partNamed(part, name);
  return (
    conditions.length > 0 &&
    shown !== undefined &&
    !isTitle(shown) &&
    conditions.every(({ field }) => {
      const read = partNamed(part, field);
      return read !== undefined && !isGridSection(read) && field !== name && !field.startsWith(`${name}.`);
    })
  );
}

function conditionOf(part: GridPart, names: ParsedName[]): JsonSchema {
  const conditions = names[0]?.conditions ?? [];
  const tests = conditions.map((condition) => testOf(condition, partNamed(part, condition.field)?.schema ?? {}));
  const paths = names.map(pathOfName);
  const required = paths.filter((path) => isRequired(part.schema, path));
  const [only = {}, ...more] = tests;
  return {
    $comment: conditions.at(-1)?.pointer ?? '',
    if: more.length === 0 ? only : { allOf: tests },
    ...(required.length > 0 ? { then: requiring(required) } : {}),
    else: hiding(paths),
  };
}

/** RJSF's operators: equal, with a value in common, without one. A missing value has none. */
function testOf({ field, operator, values }: ParsedCondition, schema: JsonSchema): JsonSchema {
  const isList = [schema.type].flat().includes('array');
  const test = isList ? ofList(operator, values) : ofValue(operator, values);
  const inside = field.split('.').reduceRight<JsonSchema>(
    (inner, name, depth) => ({
      ...(depth > 0 ? { type: 'object' as const } : {}),
      required: [name],
      properties: { [name]: inner },
    }),
    test,
  );
  return operator === 'none' ? { not: inside } : inside;
}

function ofValue(operator: JsonValue, values: JsonValue[]): JsonSchema {
  const [only = null, ...more] = values;
  if (operator !== 'all') return { enum: values };
  return more.length === 0 ? { const: only } : { not: {} };
}

function ofList(operator: JsonValue, values: JsonValue[]): JsonSchema {
  if (operator !== 'all') return { type: 'array', contains: { enum: values } };
  const { length } = values;
  return {
    type: 'array',
    minItems: length,
    maxItems: length,
    allOf: values.map((value) => ({ contains: { const: value } })),
  };
}

function pathOfName({ name }: ParsedName): string[] {
  return name.split('.');
}

function isRequired(schema: JsonSchema, [name = '', ...rest]: string[]): boolean {
  if (rest.length === 0) return schema.required?.includes(name) ?? false;
  const inner = schema.properties?.[name];
  return inner !== undefined && isRequired(inner, rest);
}

function withoutRequired(schema: JsonSchema, [name = '', ...rest]: string[]): JsonSchema {
  const { required = [], properties = {} } = schema;
  const inner = properties[name];
  if (rest.length > 0)
    return inner ? { ...schema, properties: { ...properties, [name]: withoutRequired(inner, rest) } } : schema;
  if (!required.includes(name)) return schema;
  const { required: _all, ...others } = schema;
  const left = required.filter((each) => each !== name);
  return left.length > 0 ? { ...others, required: left } : others;
}

function requiring(paths: string[][]): JsonSchema {
  const own = paths.flatMap(([name = '', ...rest]) => (rest.length === 0 ? [name] : []));
  const inner = insideOf(paths).map(([name, rest]) => [name, { type: 'object', ...requiring(rest) }] as const);
  return {
    ...(own.length > 0 ? { required: own } : {}),
    ...(inner.length > 0 ? { properties: Object.fromEntries<JsonSchema>(inner) } : {}),
  };
}

function hiding(paths: string[][]): JsonSchema {
  const own = paths.flatMap(([name = '', ...rest]) => (rest.length === 0 ? [[name, false] as const] : []));
  const inner = insideOf(paths).map(([name, rest]) => [name, { type: 'object', ...hiding(rest) }] as const);
  return withHidden(Object.fromEntries<JsonSchema | boolean>([...own, ...inner]));
}

/** `false` hides a property. */
function withHidden(hidden: Record<string, JsonSchema | boolean>): JsonSchema {
  return Object.fromEntries([['properties', hidden]]);
}

/** The paths that lead into properties, without their first name, by it. */
function insideOf(paths: string[][]): [string, string[][]][] {
  const inside = new Map<string, string[][]>();
  for (const [name = '', ...rest] of paths) if (rest.length > 0) inside.set(name, [...(inside.get(name) ?? []), rest]);
  return [...inside];
}

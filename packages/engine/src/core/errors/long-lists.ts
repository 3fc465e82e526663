import type { JsonObject, JsonSchema, JsonValue, SchemaError } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemAt } from '@signalbox/schemas/items-of';
import type { FormPlan, Pointer } from '../contract';
import { maxErrors } from '../item-places';
import { pointerOf, readAt, writeAt } from '../pointer';
import type { FormOptions } from '../visible-fields';

/** The errors of the form's schema. In a list that is longer than its `maxItems`, at most 100 items beyond it are validated. */
export function schemaErrors({ plan, compiled, values }: FormOptions): SchemaError[] {
  const { short, long } = shortLists(plan, values);
  const errors = compiled.validate(short);
  if (long.size === 0) return errors;
  for (const { keyword, instancePath } of errors) if (keyword === 'maxItems') long.delete(instancePath);
  // The schema of the whole form may allow what that of the field does not.
  return long.size === 0 ? errors : compiled.validate(values);
}

/** The values of the form, each list in them with at most 100 items more than its `maxItems`, and pointers of those that had more. */
export function shortLists(
  { fields }: Pick<FormPlan, 'fields'>,
  values: JsonObject,
): { short: JsonObject; long: Set<Pointer> } {
  const long = new Set<Pointer>();
  const short = fields.reduce((rest, { pointer, schema }) => {
    const value = readAt(values, pointer);
    const next = value && shortened(value, { schema, at: pointer, long });
    return next === value ? rest : writeAt(rest, pointer, next);
  }, values);
  return { short, long };
}

/** The value, each list in it with at most 100 items too many. Adds the pointers of lists that had more to `long`. */
function shortened(
  value: JsonValue,
  { schema = {}, at, long }: { schema: JsonSchema | undefined; at: Pointer; long: Set<Pointer> },
): JsonValue {
  if (schema.tree !== undefined) return value;
  const inside = (own: JsonValue, inner: JsonSchema | undefined, name: string) =>
    inner === undefined ? own : shortened(own, { schema: inner, at: at + pointerOf([name]), long });
  if (Array.isArray(value)) {
    const { maxItems = Infinity } = schema;
    const first = value.slice(0, maxItems + maxErrors);
    if (first.length < value.length) long.add(at);
    const items = first.map((item, index) => inside(item, itemAt(schema, index), String(index)));
    return items.length === value.length && items.every((item, index) => item === value[index]) ? value : items;
  }
  if (!isJsonObject(value)) return value;
  const changed = Object.entries(schema.properties ?? {}).flatMap(([name, inner]): [string, JsonValue][] => {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const next = own && inside(own, inner, name);
    return next === undefined || next === own ? [] : [[name, next]];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

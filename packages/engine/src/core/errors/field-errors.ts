import type { JsonValue, SchemaError } from '@signalbox/schemas';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';
import { unreadName } from '@signalbox/schemas/unread-json';
import type { FieldError, FormPlan, Pointer, ValueError } from '../contract';
import { withoutOtherBranches } from './branch-errors';
import { around, pointerOf } from '../pointer';
import { propertyInTree } from '../tree/place-in-tree';
import { rjsfWidget } from '../widget-for';

/**
 * One error per field, the most specific one; in a tree, one per property of each node. Those of the other values in a field that
 * RJSF draws are in its `also`: RJSF shows each beside its value. The error of a missing or an unknown property points at that
 * property. Leaves out errors of hidden fields. An error that no field owns has `field: ''`.
 */
export function fieldErrors({
  plan,
  errors,
  visible,
}: {
  plan: FormPlan;
  errors: SchemaError[];
  visible: ReadonlySet<Pointer>;
}): FieldError[] {
  // The common case: after most keystrokes the form is valid.
  if (errors.length === 0) return [];
  const owners = new Map(plan.fields.map((field) => [field.pointer, field.schema.tree]));
  const firstFieldIn = firstFields(visible);
  const byPlace = new Map<Pointer, { field: Pointer; error: SchemaError }>();
  const byRjsf = new Set(plan.fields.filter(({ widget }) => widget === rjsfWidget).map(({ pointer }) => pointer));
  /** By field that RJSF draws, and by the value inside it. */
  const inside = new Map<Pointer, Map<Pointer, SchemaError>>();
  for (const error of withoutOtherBranches(errors)) {
    if (error.keyword === 'if' || isOfName(error.schemaPath)) continue;
    const pointer = pointerOfError(error);
    const field = ownerOf(pointer, owners) ?? firstFieldIn.get(pointer) ?? '';
    if (field !== '' && !visible.has(field)) continue;
    const rules = owners.get(field);
    const place = field === '' ? pointer : rules === undefined ? field : propertyInTree({ rules, at: field, pointer });
    if (isBefore(error, byPlace.get(place)?.error)) byPlace.set(place, { field, error });
    if (!byRjsf.has(field)) continue;
    const values = inside.get(field) ?? new Map<Pointer, SchemaError>();
    inside.set(field, values);
    if (isBefore(error, values.get(pointer))) values.set(pointer, error);
  }
  return [...byPlace.values()].map(({ field, error }) => {
    const also = [...(inside.get(field)?.values() ?? [])].filter((each) => each !== error).map(valueError);
    return { ...valueError(error), field, ...(also.length > 0 && { also }) };
  });
}

function valueError(error: SchemaError): ValueError {
  return { pointer: pointerOfError(error), keyword: error.keyword, params: plainParams(error.params) };
}

function isBefore(error: SchemaError, other: SchemaError | undefined): boolean {
  return other === undefined || rank(error) < rank(other);
}

/** True for what is wrong with the name of a property: the error of the keyword itself says where it is. */
function isOfName(schemaPath: string): boolean {
  const parts = schemaPath.split('/').slice(1);
  const at = parts.findIndex((part, index) => part === 'propertyNames' && !isName(parts, index));
  return at !== -1 && at < parts.length - 1;
}

/** True when the part of a schema's path is a name, not a keyword: a keyword that has schemas by name is before it. */
function isName(parts: string[], index: number): boolean {
  const before = parts[index - 1];
  return before !== undefined && namedKeywords.has(before) && !isName(parts, index - 1);
}

const namedKeywords = new Set<string>([...subschemaKeywords.byName, 'dependencies']);

/** The field that contains `pointer`: the pointer itself or an enclosing one. */
export function ownerOf(pointer: Pointer, owners: { has: (pointer: Pointer) => boolean }): Pointer | undefined {
  return around(pointer).find((each) => owners.has(each));
}

/** The first visible field of each section and of the root: it shows the errors of the section itself. */
function firstFields(visible: ReadonlySet<Pointer>): Map<Pointer, Pointer> {
  const first = new Map<Pointer, Pointer>();
  for (const field of visible)
    for (const section of [...around(field), '']) if (!first.has(section)) first.set(section, field);
  return first;
}

/**
 * Pointer to the invalid value. For a missing, unknown or badly named property that of the property, not of its object; for a
 * text that is no JSON, that of the value which it stands for.
 */
export function pointerOfError({ instancePath, params }: SchemaError): Pointer {
  if (instancePath.endsWith(unread)) return instancePath.slice(0, -unread.length);
  const name = params.missingProperty ?? params.additionalProperty ?? params.propertyName;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}

const unread = pointerOf([unreadName]);

/** Lower ranks are more specific. Keywords that are not listed rank in the middle. */
const ranks: Partial<Record<string, number>> = {
  required: 0,
  type: 1,
  enum: 2,
  const: 2,
  not: 8,
  contains: 8,
  'false schema': 9,
  anyOf: 9,
  oneOf: 9,
};
const rank = (error: SchemaError) => ranks[error.keyword] ?? 4;

/** Keeps the params that are JSON: ajv also adds regular expressions and functions. */
function plainParams(params: Record<string, unknown>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, JsonValue] => isJson(entry[1])));
}

function isJson(value: unknown): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return true;
  return Array.isArray(value) && value.every(isJson);
}

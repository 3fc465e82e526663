import type { JsonValue, SchemaError } from '@signalbox/schemas';
import { subschemaKeywords } from '@signalbox/schemas/subschema-keywords';
import type { FieldError, FieldPlan, FormPlan, Pointer, ValueError } from '../contract';
import { withoutOtherBranches } from './branch-errors';
import { unread } from './lost-digits';
import { conditionKeys, fieldInList, hasItems, itemPlanOf, maxErrors, missingIn } from '../item-places';
import { around, ownerOf, pathOf, pointerOf } from '../pointer';
import { propertyInTree } from '../tree/place-in-tree';
import { rjsfWidget } from '../widget-for';

/**
 * One error per field, the most specific one; in a tree, one per property of each node. Those of the other fields of a list's items
 * are in its `also`, and those of the other values in a field that RJSF draws: each is shown beside its value. An absent section
 * has the errors of the fields that it lacks. The error of a missing or an unknown property points at that
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
  const owners = new Map(plan.fields.map((field) => [field.pointer, field]));
  const firstFieldIn = firstFields(visible);
  const byPlace = new Map<Pointer, { field: Pointer; error: SchemaError }>();
  /** The errors inside of fields that have several: first by the field, then by the value. */
  const inside = new Map<Pointer, Map<Pointer, SchemaError>>();
  for (const error of withoutOtherBranches(errors).flatMap((each) => withMissing(each, { plan, owners }))) {
    if (error.keyword === 'if' || isOfName(error.schemaPath)) continue;
    const pointer = pointerOfError(error);
    const field = ownerOf(pointer, owners) ?? firstFieldIn.get(pointer) ?? '';
    if (field !== '' && !visible.has(field)) continue;
    const owner = owners.get(field);
    const rules = owner?.schema.tree;
    const place = field === '' ? pointer : rules === undefined ? field : propertyInTree({ rules, at: field, pointer });
    if (isBefore(error, byPlace.get(place)?.error)) byPlace.set(place, { field, error });
    const part = owner && partWithError(owner, pointer);
    if (part === undefined) continue;
    const values = inside.get(field) ?? new Map<Pointer, SchemaError>();
    inside.set(field, values);
    if (values.size >= maxErrors && !values.has(part)) continue;
    if (isBefore(error, values.get(part))) values.set(part, error);
  }
  return [...byPlace.values()].map(({ field, error }) => {
    const parts = [...(inside.get(field)?.values() ?? [])];
    // A list names its first wrong item.
    const first = owners.get(field)?.widget === rjsfWidget ? error : (parts[0] ?? error);
    const also = parts.filter((each) => each !== first).map((each) => valueError(each, plan));
    return { ...valueError(first, plan), field, ...(also.length > 0 && { also }) };
  });
}

/** The value in a field that has an error of its own. Undefined for a field that has one error. */
function partWithError(field: FieldPlan, pointer: Pointer): Pointer | undefined {
  if (field.widget === rjsfWidget) return pointer;
  return hasItems(field) && field.schema.tree === undefined ? fieldInList(field, pointer) : undefined;
}

/** The errors of the required fields of a section that is absent. Any other error is itself. */
function withMissing(
  error: SchemaError,
  { plan, owners }: { plan: FormPlan; owners: ReadonlyMap<Pointer, FieldPlan> },
): SchemaError[] {
  const pointer = pointerOfError(error);
  if (error.keyword !== 'required') return [error];
  const missing = missingAt(pointer, { plan, owners });
  return missing.length === 0 ? [error] : missing.map((each) => requiredError(error, each));
}

function requiredError(error: SchemaError, pointer: Pointer): SchemaError {
  const path = pathOf(pointer);
  return { ...error, instancePath: pointerOf(path.slice(0, -1)), params: { missingProperty: path.at(-1) } };
}

/** The required fields of the absent section at `pointer`, which may be in an item of a list. */
function missingAt(
  pointer: Pointer,
  { plan, owners }: { plan: FormPlan; owners: ReadonlyMap<Pointer, FieldPlan> },
): Pointer[] {
  const list = owners.get(ownerOf(pointer, owners) ?? '');
  if (list === undefined) return missingIn(plan, pointer);
  const [index, ...rest] = pathOf(pointer.slice(list.pointer.length));
  if (index === undefined || rest.length === 0 || list.widget === rjsfWidget || !hasItems(list)) return [];
  const items = itemPlanOf(list);
  const inner = missingAt(pointerOf(rest), {
    plan: items,
    owners: new Map(items.fields.map((field) => [field.pointer, field])),
  });
  return inner.map((each) => list.pointer + pointerOf([index]) + each);
}

function valueError(error: SchemaError, plan: FormPlan): ValueError {
  const { keyword } = error;
  const pointer = pointerOfError(error);
  const hiddenBy = keyword === 'false schema' ? conditionKeys(plan, pointer) : [];
  return { pointer, keyword, params: { ...plainParams(error.params), ...(hiddenBy.length > 0 && { hiddenBy }) } };
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

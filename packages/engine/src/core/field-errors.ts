import type { JsonValue, SchemaError } from '@signalbox/schemas';
import type { FieldError, FormPlan, Pointer } from './contract';
import { withoutOtherBranches } from './other-branches';
import { around, pointerOf } from './pointer';

/**
 * One fault per field, the one that tells most. A missing property's fault stands at that property, an unknown one's at
 * the unknown. Faults of hidden fields are left out; a fault that no field owns keeps `field: ''`, so that none is lost.
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
  // Most keystrokes leave nothing wrong.
  if (errors.length === 0) return [];
  const owners = new Set(plan.fields.map((field) => field.pointer));
  const firstFieldIn = firstFields(visible);
  const told = new Map<Pointer, SchemaError>();
  for (const error of withoutOtherBranches(errors)) {
    if (error.keyword === 'if') continue;
    const pointer = pointerOfError(error);
    const owner = ownerOf(pointer, owners) ?? firstFieldIn.get(pointer) ?? '';
    if (owner !== '' && !visible.has(owner)) continue;
    const key = owner === '' ? pointer : owner;
    const other = told.get(key);
    if (other === undefined || rank(error) < rank(other)) told.set(key, error);
  }
  return [...told].map(([key, error]) => ({
    pointer: pointerOfError(error),
    field: owners.has(key) ? key : '',
    keyword: error.keyword,
    params: plainParams(error.params),
  }));
}

/** The field that holds `pointer`: the pointer itself, or what encloses it. */
export function ownerOf(pointer: Pointer, owners: { has: (pointer: Pointer) => boolean }): Pointer | undefined {
  return around(pointer).find((each) => owners.has(each));
}

/** The first visible field of each section, and of the root: an error of a whole section is shown there. */
function firstFields(visible: ReadonlySet<Pointer>): Map<Pointer, Pointer> {
  const first = new Map<Pointer, Pointer>();
  for (const field of visible)
    for (const section of [...around(field), '']) if (!first.has(section)) first.set(section, field);
  return first;
}

function pointerOfError({ instancePath, params }: SchemaError): Pointer {
  const name = params.missingProperty ?? params.additionalProperty;
  return typeof name === 'string' ? instancePath + pointerOf([name]) : instancePath;
}

/** The lower, the more it tells. Keywords that are not listed stand in the middle. */
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

/** ajv's params are JSON but for regular expressions and functions of its own making. */
function plainParams(params: Record<string, unknown>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, JsonValue] => isJson(entry[1])));
}

function isJson(value: unknown): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return true;
  return Array.isArray(value) && value.every(isJson);
}

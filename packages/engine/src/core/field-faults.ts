import type { JsonValue, SchemaFault } from '@signalbox/schemas';
import type { FieldFault, FormPlan, Pointer } from './contract';
import { around, isWithin, pointerOf } from './pointer';

/**
 * One fault per field, the one that tells most. A missing property's fault stands at that property, an unknown one's at
 * the unknown. Faults of hidden fields are left out; a fault that no field owns keeps `field: ''`, so that none is lost.
 */
export function fieldFaults({
  plan,
  faults,
  visible,
}: {
  plan: FormPlan;
  faults: SchemaFault[];
  visible: ReadonlySet<Pointer>;
}): FieldFault[] {
  // Most keystrokes leave nothing wrong.
  if (faults.length === 0) return [];
  const owners = new Set(plan.fields.map((field) => field.pointer));
  const told = new Map<Pointer, SchemaFault>();
  for (const fault of withoutOtherBranches(faults)) {
    if (fault.keyword === 'if') continue;
    const pointer = pointerOfFault(fault);
    const owner = ownerOf(pointer, owners) ?? firstWithin(pointer, visible) ?? '';
    if (owner !== '' && !visible.has(owner)) continue;
    const key = owner === '' ? pointer : owner;
    const other = told.get(key);
    if (other === undefined || rank(fault) < rank(other)) told.set(key, fault);
  }
  return [...told].map(([key, fault]) => ({
    pointer: pointerOfFault(fault),
    field: owners.has(key) ? key : '',
    keyword: fault.keyword,
    params: plainParams(fault.params),
  }));
}

/** The field that holds `pointer`: the pointer itself, or what encloses it. */
export function ownerOf(pointer: Pointer, owners: { has: (pointer: Pointer) => boolean }): Pointer | undefined {
  return around(pointer).find((each) => owners.has(each));
}

/** A fault of a whole section stands at its first field. */
function firstWithin(section: Pointer, visible: ReadonlySet<Pointer>): Pointer | undefined {
  return [...visible].find((each) => isWithin(each, section));
}

function pointerOfFault({ instancePath, params }: SchemaFault): Pointer {
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
const rank = (fault: SchemaFault) => ranks[fault.keyword] ?? 4;

/**
 * A value that fits no branch of an `anyOf` makes one fault per branch. A branch of another type was not meant:
 * its faults go, and if another branch is left to speak, so does the `anyOf` itself.
 */
function withoutOtherBranches(faults: SchemaFault[]): SchemaFault[] {
  let kept = faults;
  for (const choice of faults.filter((fault) => fault.keyword === 'anyOf' || fault.keyword === 'oneOf')) {
    const branchOf = (fault: SchemaFault) =>
      fault.schemaPath.startsWith(`${choice.schemaPath}/`)
        ? fault.schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]
        : undefined;
    const otherType = new Set(
      kept.filter((fault) => fault.keyword === 'type' && fault.instancePath === choice.instancePath).map(branchOf),
    );
    const isAbout = (fault: SchemaFault) =>
      isWithin(fault.instancePath, choice.instancePath) && branchOf(fault) !== undefined;
    kept = kept.filter((fault) => !isAbout(fault) || !otherType.has(branchOf(fault)));
    if (kept.some(isAbout)) kept = kept.filter((fault) => fault !== choice);
  }
  return kept;
}

/** ajv's params are JSON but for regular expressions and functions of its own making. */
function plainParams(params: Record<string, unknown>): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(params).filter((entry): entry is [string, JsonValue] => isJson(entry[1])));
}

function isJson(value: unknown): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return true;
  return Array.isArray(value) && value.every(isJson);
}

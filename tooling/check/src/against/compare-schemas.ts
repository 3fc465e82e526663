import { isSameValue, pointerOf } from '@signalbox/engine/core';
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { placesOf } from '@signalbox/schemas/items-of';
import { isSchema } from '@signalbox/schema-check';

/** `compatible`: every stored value stays valid. `narrowing`: some may not. `breaking`: none does, or values are lost. */
export interface SchemaChange {
  kind: 'compatible' | 'narrowing' | 'breaking';
  /** Place in the settings; `*` stands for the items of a list. */
  pointer: string;
  /** What changed, as a sentence. */
  what: string;
  /** A limit of a number, or only whole numbers now: `clamp` mends it. */
  isLimit?: boolean;
  /** The place is gone, or is required now: a step that moves its value answers it. */
  isPlace?: boolean;
  /** Values of an `enum` that are not accepted any more: `map` replaces them. */
  lost?: JsonValue[];
}

/** With the form that has the setting, or had it. */
export type Placed = SchemaChange & { form: string };

interface Compared {
  before: JsonSchema;
  after: JsonSchema;
  pointer: string;
}

/** The changes that decide which values a schema accepts. Texts, defaults and examples do not. */
export function compareSchemas(compared: Compared): SchemaChange[] {
  const { before, after } = compared;
  if (isSameValue(asJson(before), asJson(after))) return [];
  const types = typeChanges(compared);
  if (types.some(({ kind }) => kind === 'breaking')) return types;
  return [
    ...types,
    ...valueChanges(compared),
    ...limitChanges(compared),
    ...ruleChanges(compared),
    ...propertyChanges(compared),
    ...itemChanges(compared),
  ];
}

function typeChanges({ before, after, pointer }: Compared): SchemaChange[] {
  const report = (kind: SchemaChange['kind'], what: string): SchemaChange => ({ kind, pointer, what });
  if ((before.writeOnly === true) !== (after.writeOnly === true))
    return [report('breaking', after.writeOnly ? 'it is a secret now' : 'it is no secret any more')];
  if (isSameValue(before.type ?? null, after.type ?? null)) return [];
  const [was, is] = [before, after].map(({ type }) => (type === undefined ? anyType : [type].flat()));
  const accepts = (type: string) => is?.includes(type) || (type === 'integer' && is?.includes('number'));
  const lost = (was ?? []).filter((type) => !accepts(type));
  if (lost.length === 0) return [report('compatible', `it accepts ${(is ?? []).join(', ')} now`)];
  const isOther = lost.length === was?.length && !(lost.includes('number') && is?.includes('integer'));
  const isRounded = isSameValue(lost, ['number']) && after.type === 'integer';
  return [
    {
      ...report(isOther ? 'breaking' : 'narrowing', `it no longer accepts ${lost.join(', ')}`),
      ...(isRounded ? { isLimit: true } : {}),
    },
  ];
}

const anyType = ['string', 'number', 'boolean', 'object', 'array', 'null'];

function valueChanges({ before, after, pointer }: Compared): SchemaChange[] {
  const [was, is] = [before, after].map((schema) => (schema.const === undefined ? schema.enum : [schema.const]));
  if (is === undefined)
    return was === undefined ? [] : [{ kind: 'compatible', pointer, what: 'it accepts other values too' }];
  if (was === undefined) return [{ kind: 'narrowing', pointer, what: `it accepts only ${listed(is)} now` }];
  const has = (values: JsonValue[], value: JsonValue) => values.some((each) => isSameValue(each, value));
  const lost = was.filter((value) => !has(is, value));
  const added = is.filter((value) => !has(was, value));
  return [
    ...(lost.length > 0 ? [{ kind: 'narrowing' as const, pointer, what: noLonger(lost), lost }] : []),
    ...(added.length > 0 ? [{ kind: 'compatible' as const, pointer, what: `it accepts ${listed(added)} too` }] : []),
  ];
}

export function noLonger(lost: readonly JsonValue[]): string {
  return `it no longer accepts ${listed(lost)}`;
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

function limitChanges({ before, after, pointer }: Compared): SchemaChange[] {
  return [...lower, ...upper].flatMap((key): SchemaChange[] => {
    const [was, is] = [before[key], after[key]];
    if (was === is) return [];
    const isUpper = upper.some((each) => each === key);
    const isNarrower = is !== undefined && (was === undefined || (isUpper ? is < was : is > was));
    const what =
      is === undefined ? `${key} is gone` : `${key} is ${is}${was === undefined ? '' : ` instead of ${was}`}`;
    return [{ kind: isNarrower ? 'narrowing' : 'compatible', pointer, what, isLimit: /imum$/i.test(key) }];
  });
}

const rules = [
  'pattern',
  'format',
  'multipleOf',
  'contains',
  'propertyNames',
  'not',
  'product',
  'compare',
  'contentMediaType',
  'uniqueItems',
  'additionalItems',
  'tree',
  'patternProperties',
  'allOf',
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  '$ref',
  'definitions',
] as const;

/** Rules that cannot be compared in general: a new or other one may reject what was accepted. */
function ruleChanges({ before, after, pointer }: Compared): SchemaChange[] {
  return rules.flatMap((key): SchemaChange[] => {
    const [was, is] = [asJson(before[key]), asJson(after[key])];
    if (isSameValue(was, is)) return [];
    if (closesList(key, after) || leavesClosed(key, after))
      return [
        {
          kind: 'narrowing',
          pointer,
          what: `${key} is ${is === null ? 'gone' : 'false'}, and nothing else is accepted`,
        },
      ];
    return is === null || is === false
      ? [{ kind: 'compatible', pointer, what: `${key} is gone` }]
      : [{ kind: 'narrowing', pointer, what: `${key} is ${was === null ? 'new' : 'another one'}` }];
  });
}

/** Nothing may follow the places of a tuple any more. */
function closesList(key: string, { additionalItems }: JsonSchema): boolean {
  return key === 'additionalItems' && additionalItems === false;
}

/** The names that the patterns allowed are rejected. */
function leavesClosed(key: string, { patternProperties, additionalProperties }: JsonSchema): boolean {
  return key === 'patternProperties' && patternProperties === undefined && additionalProperties === false;
}

function propertyChanges({ before, after, pointer }: Compared): SchemaChange[] {
  const at = (name: string) => pointer + pointerOf([name]);
  const isClosed = after.additionalProperties === false;
  const required = (after.required ?? []).filter((name) => !before.required?.includes(name));
  const changes = Object.entries(before.properties ?? {}).flatMap(([name, part]): SchemaChange[] => {
    const now = after.properties?.[name];
    if (now === undefined)
      return isClosed ? [{ kind: 'breaking', pointer: at(name), what: 'the property is gone', isPlace: true }] : [];
    return isSchema(part) && isSchema(now) ? compareSchemas({ before: part, after: now, pointer: at(name) }) : [];
  });
  const [was, is] = [before.additionalProperties, after.additionalProperties];
  const others: SchemaChange[] =
    isSchema(was) && isSchema(is)
      ? compareSchemas({ before: was, after: is, pointer })
      : is !== undefined && is !== true && !isSameValue(asJson(was), asJson(is))
        ? [{ kind: 'narrowing', pointer, what: 'it accepts fewer other properties' }]
        : [];
  return [
    ...changes,
    ...others,
    ...required.map((name): SchemaChange => ({
      kind: 'narrowing',
      pointer: at(name),
      what: 'it is required now',
      isPlace: true,
    })),
  ];
}

function itemChanges({ before, after, pointer }: Compared): SchemaChange[] {
  if (placesOf(before) || placesOf(after))
    return isSameValue(asJson(before.items), asJson(after.items))
      ? []
      : [{ kind: 'narrowing', pointer, what: 'its places have other schemas' }];
  if (!isSchema(after.items)) return [];
  return isSchema(before.items)
    ? compareSchemas({ before: before.items, after: after.items, pointer: `${pointer}/*` })
    : [{ kind: 'narrowing', pointer, what: 'its items have a schema now' }];
}

function listed(values: readonly JsonValue[]): string {
  const shown = values.slice(0, 5).map((value) => JSON.stringify(value));
  return values.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}

/** Schemas are JSON. */
function asJson(value: unknown): JsonValue {
  return (value ?? null) as JsonValue;
}

import { isSameValue, pointerOf, readAt, shortLists, startOfPlace, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { type FormCatalog, invalidField, type InvalidValue } from '@signalbox/platform-kit';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemAt, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { applicableSchemas, type Applicable, type Sides } from './applicable-schemas';
import { matchItems } from './match-items';
import type { StoredErrorsOf } from '../stored-errors/stored-errors-of';
import { formsOf } from '../forms-of';

interface ReadOnlyOptions {
  catalog: FormCatalog;
  /** The effective settings before the save. */
  before: JsonObject;
  /** The effective settings after it. */
  settings: JsonObject;
  touched: Pointer[];
  storedErrorsOf: StoredErrorsOf;
}

/**
 * Throws `invalidField` when a save changes a `readOnly` value, which only the platform sets. A stored value that no
 * longer validates may be removed, as it cannot be corrected otherwise.
 */
export function rejectReadOnly({ catalog, before, settings, touched, storedErrorsOf }: ReadOnlyOptions): void {
  const errors = formsOf(catalog, touched).flatMap((form) => {
    // Longer lists are rejected anyway.
    const { short } = shortLists(form.plan, settings);
    return form.plan.fields
      .filter(({ pointer }) => touched.includes(pointer))
      .flatMap(({ pointer, schema }) =>
        changesIn({
          schema,
          definitions: schema.definitions,
          pointer,
          was: readAt(before, pointer),
          is: readAt(short, pointer),
        }),
      )
      .filter((pointer) => {
        const isRemoved = readAt(settings, pointer) === undefined;
        return !isRemoved || storedErrorsOf(form).every((error) => error.pointer !== pointer);
      })
      .map((pointer): InvalidValue => ({ pointer, keyword: 'readOnly', params: {}, formId: form.id }));
  });
  const [first, ...others] = errors;
  if (first !== undefined) throw invalidField([first, ...others]);
}

interface ValueChange extends Sides {
  schema: JsonSchema;
  /** Definitions of the field. */
  definitions: JsonSchema['definitions'];
  pointer: Pointer;
  /** The value is an item that was matched by its id. */
  isMatchedById?: boolean;
}

/**
 * Pointers of changed read-only values. A value that is declared several times, such as in two branches that it may belong to,
 * is read-only if one of them says so, of the stored value or of the new one.
 */
function changesIn(change: ValueChange): Pointer[] {
  const { schema, definitions, was, is } = change;
  if (was === undefined && is === undefined) return [];
  const found = applicableSchemas({ schema, sides: sidesOf(was, is) }, definitions);
  // A form fills in the default and the constant of a new value.
  const isNew = was === undefined && found.some(({ schema: each }) => startsAs(each, is));
  return isNew ? [] : [...new Set(found.flatMap((each) => changesOf(change, each, found)))];
}

function sidesOf(was: JsonValue | undefined, is: JsonValue | undefined): Sides {
  return { ...(was === undefined ? {} : { was }), ...(is === undefined ? {} : { is }) };
}

function changesOf(change: ValueChange, { schema, sides }: Applicable, all: readonly Applicable[]): Pointer[] {
  const { definitions, pointer, was, is, isMatchedById = false } = change;
  if (schema.readOnly === true) return isSameValue(was, is) ? [] : [pointer];
  const items = itemsOf(schema);
  if (Array.isArray(is) && items !== undefined) {
    const former = Array.isArray(was) ? was : [];
    return matchItems(former, is, (value) => lockedIn(items, definitions, value)).flatMap((item, index) =>
      changesIn({ schema: items, definitions, pointer: `${pointer}/${index}`, ...item }),
    );
  }
  if (Array.isArray(is)) return changesInTuple({ ...change, schema }, is);
  if (!isJsonObject(is)) return [];
  const former = isJsonObject(was) ? was : {};
  return partsOf(schema, { ...former, ...is })
    .filter(([name]) => !(isMatchedById && name === 'id') && !isOfOtherBranch(name))
    .flatMap(([name, child]) =>
      changesIn({
        schema: child,
        definitions,
        pointer: pointer + pointerOf([name]),
        ...sidesOf(former[name], is[name]),
      }),
    );

  /** A branch that is left takes its values along, and one that is entered starts with those of its own. */
  function isOfOtherBranch(name: string): boolean {
    if (sides.was !== undefined && sides.is !== undefined) return false;
    const value = isJsonObject(is) ? is[name] : undefined;
    if (value === undefined) return true;
    return all.some(
      ({ schema: { properties = {} }, sides: its }) =>
        its.is !== undefined && properties[name] !== undefined && startsAs(properties[name], value),
    );
  }
}

function startsAs(schema: JsonSchema, value: JsonValue | undefined): boolean {
  const start = schema.default ?? schema.const;
  return start !== undefined && isSameValue(start, value);
}

/** The read-only values of an item, as a text to compare. */
function lockedIn(schema: JsonSchema, definitions: JsonSchema['definitions'], is: JsonValue): string {
  const pointers = changesIn({ schema, definitions, pointer: '', is });
  return JSON.stringify(pointers.map((pointer) => [pointer, readAt(is, pointer)]));
}

/** The properties that the schema declares, and those of the value that it has one schema for. */
function partsOf({ properties = {}, additionalProperties }: JsonSchema, value: JsonObject): [string, JsonSchema][] {
  const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  return [
    ...Object.entries(properties),
    ...(isJsonObject(additionalProperties)
      ? others.map((name): [string, JsonSchema] => [name, additionalProperties])
      : []),
  ];
}

/** Places are matched by their order. A form stores all places with the first one, each as it starts. */
function changesInTuple({ schema, definitions, pointer, was }: ValueChange, is: readonly JsonValue[]): Pointer[] {
  const former = Array.isArray(was) ? was : [];
  return Array.from({ length: Math.max(former.length, is.length) }, (_, index) => {
    const place = itemAt(schema, index);
    if (place === undefined) return [];
    const start = index < (placesOf(schema)?.length ?? 0) ? startOfPlace(place, definitions) : undefined;
    const sides = sidesOf(index < former.length ? former[index] : start, is[index]);
    return changesIn({ schema: place, definitions, pointer: `${pointer}/${index}`, ...sides });
  }).flat();
}

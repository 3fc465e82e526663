import { definitionOf, isSameValue, pointerOf, readAt, startOfPlace, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { type FormCatalog, invalidField, type InvalidValue } from '@signalbox/platform-kit';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemAt, itemsOf, placesOf } from '@signalbox/schemas/items-of';
import { applicableSchemas } from './applicable-schemas';
import type { StoredErrorsOf } from './stored-errors/stored-errors-of';
import { formsOf } from './forms-of';

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
  const errors = formsOf(catalog, touched).flatMap((form) =>
    form.plan.fields
      .filter(({ pointer }) => touched.includes(pointer))
      .flatMap(({ pointer, schema }) =>
        changesIn({
          schema,
          definitions: schema.definitions,
          pointer,
          was: readAt(before, pointer),
          is: readAt(settings, pointer),
        }),
      )
      .filter((pointer) => {
        const isRemoved = readAt(settings, pointer) === undefined;
        return !isRemoved || storedErrorsOf(form).every((error) => error.pointer !== pointer);
      })
      .map((pointer): InvalidValue => ({ pointer, keyword: 'readOnly', params: {}, formId: form.id })),
  );
  const [first, ...others] = errors;
  if (first !== undefined) throw invalidField([first, ...others]);
}

interface ValueChange {
  schema: JsonSchema;
  /** Of the field. */
  definitions: JsonSchema['definitions'];
  pointer: Pointer;
  was: JsonValue | undefined;
  is: JsonValue | undefined;
}

/**
 * Pointers of changed read-only values. List items are matched by id, which a sender may choose. A value that is declared
 * several times, such as in two branches that it may belong to, is read-only if one of them says so.
 */
function changesIn(change: ValueChange): Pointer[] {
  const { definitions, was, is } = change;
  if (is === undefined) return changesOf(change, definitionOf(change.schema, definitions));
  const schemas = applicableSchemas(change.schema, is, definitions);
  // A form fills in the default and the constant of a new value.
  const isNew = was === undefined && schemas.some((schema) => isSameValue(schema.default ?? schema.const, is));
  return isNew ? [] : [...new Set(schemas.flatMap((schema) => changesOf(change, schema)))];
}

function changesOf(change: ValueChange, schema: JsonSchema): Pointer[] {
  const { definitions, pointer, was, is } = change;
  if (schema.readOnly === true) return isSameValue(was, is) ? [] : [pointer];
  const items = itemsOf(schema);
  if (Array.isArray(is) && items !== undefined) {
    const former = Array.isArray(was) ? was : [];
    return is.flatMap((item, index) =>
      changesIn({ schema: items, definitions, pointer: `${pointer}/${index}`, was: withIdOf(former, item), is: item }),
    );
  }
  if (Array.isArray(is)) return changesInTuple({ ...change, schema }, is);
  if (!isJsonObject(is)) return [];
  return partsOf(schema, { ...(isJsonObject(was) ? was : {}), ...is })
    .filter(([name]) => name !== 'id')
    .flatMap(([name, child]) =>
      changesIn({
        schema: child,
        definitions,
        pointer: pointer + pointerOf([name]),
        was: isJsonObject(was) ? was[name] : undefined,
        is: is[name],
      }),
    );
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
    const change = { was: index < former.length ? former[index] : start, is: is[index] };
    return changesIn({ schema: place, definitions, pointer: `${pointer}/${index}`, ...change });
  }).flat();
}

function withIdOf(items: readonly JsonValue[], item: JsonValue): JsonValue | undefined {
  const id = isJsonObject(item) ? item['id'] : undefined;
  return id === undefined ? undefined : items.find((each) => isJsonObject(each) && each['id'] === id);
}

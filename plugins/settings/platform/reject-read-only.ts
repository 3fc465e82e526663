import { isSameValue, pointerOf, readAt, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import { type FormCatalog, invalidField, type InvalidValue } from '@signalbox/platform-kit';
import type { JsonObject, JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
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
        changesIn({ schema, pointer, was: readAt(before, pointer), is: readAt(settings, pointer) }),
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
  pointer: Pointer;
  was: JsonValue | undefined;
  is: JsonValue | undefined;
}

/** Pointers of changed read-only values. List items are matched by id, which a sender may choose. */
function changesIn({ schema, pointer, was, is }: ValueChange): Pointer[] {
  if (schema.readOnly === true) return isSameValue(was, is) ? [] : [pointer];
  const items = itemsOf(schema);
  if (Array.isArray(is) && items !== undefined) {
    const former = Array.isArray(was) ? was : [];
    return is.flatMap((item, index) =>
      changesIn({ schema: items, pointer: `${pointer}/${index}`, was: withIdOf(former, item), is: item }),
    );
  }
  if (!isJsonObject(is)) return [];
  return Object.entries(schema.properties ?? {})
    .filter(([name]) => name !== 'id')
    .flatMap(([name, child]) =>
      changesIn({
        schema: child,
        pointer: pointer + pointerOf([name]),
        was: isJsonObject(was) ? was[name] : undefined,
        is: is[name],
      }),
    );
}

function withIdOf(items: readonly JsonValue[], item: JsonValue): JsonValue | undefined {
  const id = isJsonObject(item) ? item['id'] : undefined;
  return id === undefined ? undefined : items.find((each) => isJsonObject(each) && each['id'] === id);
}

import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { FieldError, FieldPlan, FormPlan } from './contract';
import { isJsonObject, pointerOf, readAt } from './pointer';

/**
 * Lists whose `ui:options.unique` names properties: the first item that repeats an earlier one's value is a fault of
 * keyword `unique`. JSON Schema cannot say this, so both sides ask here.
 */
export function uniqueErrors({ plan, values: draft }: { plan: FormPlan; values: JsonObject }): FieldError[] {
  return uniqueLists(plan).flatMap(({ field, unique }) => {
    const items = readAt(draft, field.pointer);
    if (!Array.isArray(items)) return [];
    const seen = new Map(unique.map((name) => [name, new Set<JsonValue>()]));
    for (const [index, item] of items.entries()) {
      for (const [name, earlier] of seen) {
        if (typeof name !== 'string' || !isJsonObject(item)) continue;
        const value = item[name];
        if (value === undefined || value === '') continue;
        if (earlier.has(value)) {
          const pointer = field.pointer + pointerOf([String(index), name]);
          return [{ pointer, field: field.pointer, keyword: 'unique', params: { property: name } }];
        }
        earlier.add(value);
      }
    }
    return [];
  });
}

type UniqueList = { field: FieldPlan; unique: JsonValue[] };
/** Found once per form: they are few, and every keystroke asks. */
const listsOf = new WeakMap<FormPlan, UniqueList[]>();

function uniqueLists(plan: FormPlan): UniqueList[] {
  const known = listsOf.get(plan);
  if (known !== undefined) return known;
  const lists = plan.fields.flatMap((field) => {
    const unique = field.uiSchema['ui:options']?.unique;
    return Array.isArray(unique) ? [{ field, unique }] : [];
  });
  listsOf.set(plan, lists);
  return lists;
}

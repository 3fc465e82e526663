import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FieldError, FieldPlan, FormPlan } from '../contract';
import { maxErrors } from '../item-places';
import { pointerOf, readAt } from '../pointer';

/**
 * Errors of lists whose `ui:options.unique` names properties: each item that repeats the value of an earlier item
 * is an error with keyword `unique`. JSON Schema cannot express this. The browser and the server both call this function.
 */
export function uniqueErrors({ plan, values: draft }: { plan: FormPlan; values: JsonObject }): FieldError[] {
  return uniqueLists(plan).flatMap(({ field, unique }) => {
    const items = readAt(draft, field.pointer);
    if (!Array.isArray(items)) return [];
    const errors: FieldError[] = [];
    const seen = new Map(unique.map((name) => [name, new Set<JsonValue>()]));
    for (const [index, item] of items.entries()) {
      if (errors.length >= maxErrors) break;
      for (const [name, earlier] of seen) {
        if (typeof name !== 'string' || !isJsonObject(item)) continue;
        const value = item[name];
        if (value === undefined || value === '') continue;
        if (earlier.has(value)) {
          const pointer = field.pointer + pointerOf([String(index), name]);
          errors.push({ pointer, field: field.pointer, keyword: 'unique', params: { property: name } });
        }
        earlier.add(value);
      }
    }
    return errors;
  });
}

type UniqueList = { field: FieldPlan; unique: JsonValue[] };
/** Cached per form: every keystroke reads them. */
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

import type { JsonObject } from '@signalbox/schemas';
import type { FieldFault, FormPlan } from './contract';
import { isJsonObject, pointerOf, readAt } from './pointer';

/**
 * Lists whose `ui:options.unique` names properties: the first item that repeats an earlier one's value is a fault of
 * keyword `unique`. JSON Schema cannot say this, so both sides ask here.
 */
export function uniqueFaults({ plan, values }: { plan: FormPlan; values: JsonObject }): FieldFault[] {
  return plan.fields.flatMap((field) => {
    const unique = field.uiSchema['ui:options']?.unique;
    if (!Array.isArray(unique)) return [];
    const items = readAt(values, field.pointer);
    if (!Array.isArray(items)) return [];
    for (const [index, item] of items.entries()) {
      for (const name of unique) {
        if (typeof name !== 'string' || !isJsonObject(item)) continue;
        const value = item[name];
        if (value === undefined || value === '') continue;
        const isRepeated = items.slice(0, index).some((earlier) => isJsonObject(earlier) && earlier[name] === value);
        if (isRepeated) {
          const pointer = field.pointer + pointerOf([String(index), name]);
          return [{ pointer, field: field.pointer, keyword: 'unique', params: { property: name } }];
        }
      }
    }
    return [];
  });
}

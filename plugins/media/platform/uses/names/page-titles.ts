import { isWithin, planForm, type Pointer, readAt, treeNodes } from '@signalbox/engine/core';
import type { FormDefinition, JsonObject, JsonValue } from '@signalbox/schemas';

interface PlaceInTree {
  form: FormDefinition;
  /** Into the settings. */
  pointer: Pointer;
  settings: JsonObject;
}

/** Titles of the items of a tree that lead to a value, the outermost first: texts, or objects of one per language. */
export function pageTitles({ form, pointer, settings }: PlaceInTree): JsonValue[] {
  const field = planForm(form).fields.find((each) => isWithin(pointer, each.pointer));
  const rules = field?.schema.tree;
  if (field === undefined || rules === undefined) return [];
  return treeNodes({ rules, items: readAt(settings, field.pointer), at: field.pointer })
    .filter((placed) => isWithin(pointer, placed.pointer))
    .map(({ node }) => node[rules.title] ?? '');
}

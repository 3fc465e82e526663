import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
import type { JSONPath } from 'jsonc-parser';
import type { TabDraft } from '../../../shared/draft';
import { withText } from '../../draft/draft-files';
import type { DraftField } from '../../fields/draft-fields';
import { withMessageKeys } from '../edit-messages';
import { withRequired, withUiValue, withValueAt } from '../edit-form';

/** Types of the items of a list that the studio can draw, and of the fields of an item. */
export const itemTypes = ['object', 'string'] as const;
export const fieldTypes = ['string', 'integer', 'number', 'boolean'] as const;
type ItemType = (typeof itemTypes)[number];
type FieldType = (typeof fieldTypes)[number];

/** The schema of a list's items. Undefined for another field. */
export function itemsOf({ schema: { type, items } }: DraftField): JsonObject | undefined {
  if (type !== 'array') return undefined;
  return isJsonObject(items) ? items : {};
}

/** An object whose fields users add and remove: an item of a list, or the root. */
export interface FieldsPlace {
  path: string[];
  schemaPath: JSONPath;
}

export const rootPlace: FieldsPlace = { path: [], schemaPath: ['schema'] };

export function itemsPlace({ path, schemaPath }: FieldsPlace): FieldsPlace {
  return { path: [...path, 'items'], schemaPath: [...schemaPath, 'items'] };
}

/** The fields of an object and of its sections, among all fields of the form. */
export function fieldsIn(fields: readonly DraftField[], { path, schemaPath }: FieldsPlace): DraftField[] {
  const isOfItems = (step: JSONPath[number], index: number, all: JSONPath) =>
    step === 'items' && all[index - 1] !== 'properties';
  return fields.filter(
    (each) =>
      each.path.length > path.length &&
      path.every((name, index) => each.path[index] === name) &&
      !each.schemaPath.slice(schemaPath.length).some(isOfItems),
  );
}

/** A list with items of another type, and the widget that draws it. What both had before does not fit any more. */
export function withItemType(draft: TabDraft, { schemaPath, uiPath, path }: DraftField, type: ItemType): TabDraft {
  const isObject = type === 'object';
  const items: JsonObject = isObject ? { type, additionalProperties: false, properties: {} } : startOf(type);
  const form = withUiValue(withValueAt(draft.form, [...schemaPath, 'items'], items), uiPath, undefined);
  const changed = withoutMessagesBelow(draft, [...path, 'items']);
  return withText(changed, 'form.json', isObject ? form : withUiValue(form, [...uiPath, 'ui:widget'], 'tags'));
}

/** True for a name that a further field of the object can have. */
export function isNewName(fields: readonly DraftField[], place: FieldsPlace, name: string): boolean {
  const isTaken = fieldsIn(fields, place).some(({ path }) => path[place.path.length] === name);
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !reserved.has(name) && !isTaken;
}

const reserved = new Set<string>([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A further field of the object. */
export function withField(
  draft: TabDraft,
  { schemaPath }: FieldsPlace,
  { name, type }: { name: string; type: FieldType },
): TabDraft {
  const path = [...schemaPath, 'properties', name];
  return withText(draft, 'form.json', withValueAt(draft.form, path, startOf(type)));
}

/** Without a field of the object, and without its messages. */
export function withoutField(draft: TabDraft, field: DraftField): TabDraft {
  const { schemaPath, uiPath, path } = field;
  const optional = withRequired(draft.form, field, false);
  const form = withUiValue(withValueAt(optional, schemaPath, undefined), uiPath, undefined);
  return withText(withoutMessagesBelow(draft, path), 'form.json', form);
}

function withoutMessagesBelow(draft: TabDraft, path: readonly string[]): TabDraft {
  const prefix = `${path.join('.')}.`;
  return withMessageKeys(draft, (key) => (key.startsWith(prefix) ? undefined : key));
}

/** The check wants a limit of each text. */
function startOf(type: FieldType): JsonObject {
  return type === 'string' ? { type, minLength: 1, maxLength: 100 } : { type };
}

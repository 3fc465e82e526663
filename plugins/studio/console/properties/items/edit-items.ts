import { isJsonObject, type JsonObject } from '@signalbox/schemas/json';
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

/** The fields of a list's items, among all fields of the form. */
export function fieldsOfItems(fields: readonly DraftField[], { path }: DraftField): DraftField[] {
  const start = [...path, 'items'];
  return fields.filter(
    (each) => each.path.length === start.length + 1 && start.every((name, index) => each.path[index] === name),
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

/** True for a name that a further field of the items can have. */
export function isNewName(fields: readonly DraftField[], list: DraftField, name: string): boolean {
  const isTaken = fieldsOfItems(fields, list).some(({ path }) => path.at(-1) === name);
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name) && !reserved.has(name) && !isTaken;
}

const reserved = new Set<string>([...Object.getOwnPropertyNames(Object.prototype), 'prototype']);

/** A further field of each item. */
export function withItemField(
  draft: TabDraft,
  { schemaPath }: DraftField,
  { name, type }: { name: string; type: FieldType },
): TabDraft {
  const path = [...schemaPath, 'items', 'properties', name];
  return withText(draft, 'form.json', withValueAt(draft.form, path, startOf(type)));
}

/** Without a field of the items, and without its messages. */
export function withoutItemField(draft: TabDraft, field: DraftField): TabDraft {
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

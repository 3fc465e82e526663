import { isSameValue } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { objectOf, stringsOf } from '@signalbox/schemas/json';
import { isLanguageText, type LanguageText } from '@signalbox/schemas/language-text';
import { languageTextOf, textsOf } from '@signalbox/widgets';
import type { TabDraft } from '../../shared/draft';
import { parsed } from '../draft/draft-files';
import { type DraftField, draftFields } from '../fields/draft-fields';
import { textsIn } from '../messages/message-rows';
import { choiceKey, choicesOf } from '../properties/choices/edit-choices';
import { withValueAt } from '../properties/edit-form';

/** Message part of a text of a field, and the keyword that has it in the schema of a model. */
const parts = [
  ['title', 'title'],
  ['help', 'description'],
] as const;

/**
 * The `{schema, uiSchema}` of a model as a draft that the properties of a field edit: its texts are messages. `language`, such as
 * `zh_Hans`, is that of texts without one.
 */
export function draftOf(value: JsonObject, language: string): TabDraft {
  const uiSchema = objectOf(value['uiSchema']);
  const form = JSON.stringify({ schema: inOrder(objectOf(value['schema']), uiSchema), uiSchema }, null, 2);
  const messages: Record<string, Record<string, string>> = { en: {}, 'zh-Hans': {} };
  for (const [key, text] of draftFields(form).flatMap(textsOfField))
    for (const [code, each] of Object.entries(textsOf(text, language)))
      (messages[code.replaceAll('_', '-')] ??= {})[key] = each;
  const files = Object.entries(messages).map(([code, texts]) => [code, JSON.stringify(texts)]);
  return { id: 'model/record', form, messages: Object.fromEntries(files) as TabDraft['messages'] };
}

interface DraftChange {
  before: TabDraft;
  next: TabDraft;
  language: string;
}

/** The value after a change of its draft. Texts that the change leaves alone stay as they are. */
export function withDraft(value: JsonObject, { before, next, language }: DraftChange): JsonObject {
  const [old, texts] = [allTexts(before), allTexts(next)];
  const fieldsBefore = new Map(draftFields(before.form).map((field) => [field.pointer, field]));
  const textAt = (key: string) => languageTextOf(texts.get(key) ?? {}, language);
  const isSame = (key: string) => isSameValue(old.get(key) ?? {}, texts.get(key) ?? {});
  const changesOf = (field: DraftField): [keyword: string, value: JsonValue | undefined][] => {
    const changed = parts
      .map(([part, keyword]) => ({ keyword, key: `${field.path.join('.')}.${part}` }))
      .flatMap(({ keyword, key }): [string, JsonValue | undefined][] => (isSame(key) ? [] : [[keyword, textAt(key)]]));
    const choices = choicesOf(field) ?? [];
    const keys = choices.map((choice) => choiceKey(field, choice));
    const enumBefore = fieldsBefore.get(field.pointer)?.schema['enum'];
    if (isSameValue(field.schema['enum'], enumBefore) && keys.every(isSame)) return changed;
    const names = keys.map((key, index) => textAt(key) ?? String(choices[index]));
    return [...changed, ['enumNames', keys.some((key) => texts.has(key)) ? names : undefined]];
  };
  const form = draftFields(next.form).reduce(
    (text, field) =>
      changesOf(field).reduce(
        (edited, [keyword, each]) => withValueAt(edited, [...field.schemaPath, keyword], each),
        text,
      ),
    next.form,
  );
  const { schema, uiSchema } = objectOf(parsed(form));
  return { ...value, schema: objectOf(schema), uiSchema: withOrder(objectOf(uiSchema), objectOf(schema), before) };
}

function textsOfField(field: DraftField): [key: string, text: LanguageText][] {
  const { path, schema } = field;
  const names = Array.isArray(schema['enumNames']) ? schema['enumNames'] : [];
  const texts: [string, JsonValue | undefined][] = [
    ...parts.map(([part, keyword]): [string, JsonValue | undefined] => [`${path.join('.')}.${part}`, schema[keyword]]),
    ...(choicesOf(field) ?? []).map((choice, index): [string, JsonValue | undefined] => [
      choiceKey(field, choice),
      names[index],
    ]),
  ];
  return texts.flatMap(([key, text]) => (isLanguageText(text) ? [[key, text]] : []));
}

/** By key, then by language as models name them. */
function allTexts({ messages }: TabDraft): Map<string, Record<string, string>> {
  const all = new Map<string, Record<string, string>>();
  for (const [code, file] of Object.entries(messages))
    for (const [key, text] of Object.entries(textsIn(parsed(file) ?? {})))
      all.set(key, { ...all.get(key), [code.replaceAll('-', '_')]: text });
  return all;
}

/** A schema with its properties in the order of the uiSchema: a database keeps those of an object in no order. */
function inOrder(schema: JsonObject, uiSchema: JsonObject): JsonObject {
  const properties = objectOf(schema['properties']);
  const first = stringsOf(uiSchema['ui:order']).filter((name) => Object.hasOwn(properties, name));
  const names = [...new Set([...first, ...Object.keys(properties)])];
  return { type: 'object', ...schema, properties: Object.fromEntries(names.map((name) => [name, properties[name]!])) };
}

/** The uiSchema that names all properties in their order, once a change adds or removes one. */
function withOrder(uiSchema: JsonObject, { properties }: JsonObject, before: TabDraft): JsonObject {
  const names = Object.keys(objectOf(properties));
  const old = objectOf(objectOf(parsed(before.form)?.['schema'])['properties']);
  return isSameValue(Object.keys(old), names) ? uiSchema : { ...uiSchema, 'ui:order': names };
}

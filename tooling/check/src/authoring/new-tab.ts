import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDefinition, JsonSchema, Messages, UiSchema } from '@signalbox/schemas';
import { suggest } from '@signalbox/form-compiler/suggest';
import { completeLanguages } from '@signalbox/schema-check';
import { diskSources } from '../disk-sources';
import { type FieldKindName, fieldKinds } from './field-kinds';

/** A text in each complete language. */
export type Texts = Record<(typeof completeLanguages)[number], string>;

export interface NewField {
  name: string;
  kind: FieldKindName;
  title: Texts;
  /** The values of a choice. */
  choices?: string[];
}

export interface NewTab {
  /** The parent of `forms`. */
  root: string;
  /** `<group>/<tab>`. */
  id: string;
  title: Texts;
  fields: NewField[];
}

/** Throws, with the sentence to show, if no tab of this id can be made below `root`. */
export function rejectId(root: string, id: string): void {
  const [group = '', tab = ''] = id.split('/');
  const groups = diskSources({ root }).groups.map(({ definition }) => definition.key);
  if (!/^[a-z][a-z0-9_]*\/[a-z][a-z0-9-]*$/.test(id))
    throw new Error(`"${id}" is no id: write <group>/<tab> in small letters, e.g. settings/maintenance`);
  if (!groups.includes(group)) throw new Error(`There is no group "${group}"; ${suggest(group, groups)}`);
  if (existsSync(join(root, 'forms', group, tab))) throw new Error(`There is a tab "${id}" already.`);
}

/** The names of the settings of all other tabs. A dialog has no settings, so it may have any name. */
export function takenNames(root: string, id: string): string[] {
  const { forms, groups } = diskSources({ root });
  const dialogs = groups.filter(({ definition }) => definition.isDialogs).map(({ definition }) => definition.key);
  const isDialog = (formId: string) => dialogs.includes(formId.split('/')[0] ?? '');
  if (isDialog(id)) return [];
  return forms
    .filter(({ definition }) => !isDialog(definition.id))
    .flatMap(({ definition, resolved }) => [
      ...Object.keys(resolved.schema.properties ?? {}),
      ...Object.keys(definition.derive ?? {}),
    ]);
}

/** Writes `form.json` and the messages of all complete languages. Returns the folder. */
export function writeTab(tab: NewTab): string {
  const { root, id } = tab;
  const folder = join(root, 'forms', ...id.split('/'));
  mkdirSync(join(folder, 'locales'), { recursive: true });
  writeJson(join(folder, 'form.json'), formOf(tab));
  for (const language of completeLanguages)
    writeJson(join(folder, 'locales', `${language}.json`), messagesOf(tab, language));
  return folder;
}

function formOf({ root, id, fields }: NewTab): FormDefinition {
  const { forms, groups } = diskSources({ root });
  const [group = ''] = id.split('/');
  const { permission, parentTabs = [] } = groups.find(({ definition }) => definition.key === group)?.definition ?? {};
  const tabs = forms.map(({ definition: { place } }) => place);
  const inStrip = [...tabs.filter((tab) => tab.group === group && tab.parentTab === undefined), ...parentTabs];
  return {
    $schema: '../../../meta/form.schema.json',
    id,
    place: { group, order: Math.max(0, ...inStrip.map(({ order }) => order)) + 10 },
    permission: { edit: permission?.edit ?? permission?.view ?? '' },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
    },
    uiSchema: Object.fromEntries(fields.flatMap(uiEntry)),
  };
}

function schemaOf({ kind, choices }: NewField): JsonSchema {
  const { schema } = fieldKinds[kind];
  return choices && choices.length > 0 ? { ...schema, enum: choices } : schema;
}

function uiEntry({ name, kind }: NewField): [string, UiSchema][] {
  const { uiSchema } = fieldKinds[kind];
  return uiSchema ? [[name, uiSchema]] : [];
}

function messagesOf({ title, fields }: NewTab, language: keyof Texts): Messages {
  return {
    $schema: '../../../../meta/messages.schema.json',
    title: title[language],
    ...Object.fromEntries(fields.map((field) => [`${field.name}.title`, field.title[language]])),
  };
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

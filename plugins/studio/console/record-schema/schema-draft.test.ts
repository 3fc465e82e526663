import type { JsonObject } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import type { TabDraft } from '../../shared/draft';
import { draftFields } from '../fields/draft-fields';
import { withMessages } from '../messages/message-rows';
import { withNewChoice, withRenamedChoice } from '../properties/choices/edit-choices';
import { rootPlace, withField, withoutField } from '../properties/items/edit-items';
import { draftOf, withDraft } from './schema-draft';

const language = 'zh_Hans';
const value = {
  schema: {
    title: { en: 'Pumps' },
    properties: {
      kind: { type: 'string', title: '类型', enum: ['a', 'b'], enumNames: [{ en: 'A', fr: 'Ah' }, '乙'] },
      flow: { type: 'number', title: { en: 'Flow', zh_Hans: '流量' }, description: { fr: 'Débit' }, unit: 'l' },
      tank: { type: 'object', title: 'T', properties: { level: { type: 'number', title: { en: 'Level' } } } },
    },
  },
  uiSchema: { 'ui:order': ['flow', 'kind', 'tank'], flow: { 'ui:widget': 'slider' } },
  colors: { a: 1 },
};
const draft = draftOf(value, language);
const changed = (next: TabDraft, of: JsonObject = value) =>
  withDraft(of, { before: draftOf(of, language), next, language });
const fieldOf = (pointer: string) => draftFields(draft.form).find((field) => field.pointer === pointer)!;

it('has the texts of a schema as messages by language, and its properties in their order', () => {
  expect(draftFields(draft.form).map(({ pointer }) => pointer)).toEqual(['/flow', '/kind', '/tank/level']);
  expect(Object.keys(draft.messages)).toEqual(['en', 'zh-Hans', 'fr']);
  expect(JSON.parse(draft.messages['zh-Hans'])).toEqual({
    'flow.title': '流量',
    'kind.title': '类型',
    'kind.options.b': '乙',
  });
  expect(JSON.parse(draft.messages['fr']!)).toEqual({ 'flow.help': 'Débit', 'kind.options.a': 'Ah' });
});

it('changes what was edited, and nothing else', () => {
  expect(changed(draft)).toEqual({ ...value, schema: { type: 'object', ...value.schema } });
  const next = withMessages(draft, [
    { key: 'flow.title', texts: { en: 'Flow rate' } },
    { key: 'tank.level.help', texts: { 'zh-Hans': '高' } },
  ]);
  const { flow, kind, tank } = value.schema.properties;
  expect(changed(next)).toMatchObject({
    colors: value.colors,
    schema: {
      properties: {
        kind,
        flow: { ...flow, title: { en: 'Flow rate', zh_Hans: '流量' } },
        tank: { properties: { level: { ...tank.properties.level, description: '高' } } },
      },
    },
  });
  const without = withMessages(draft, [{ key: 'flow.help', texts: { fr: '' } }]);
  expect(changed(without)).not.toHaveProperty('schema.properties.flow.description');
});

it('names the choices of a field as long as one of them has a title', () => {
  const kind = fieldOf('/kind');
  const choices = (next: TabDraft) => {
    const { schema } = changed(next) as { schema: { properties: { kind: JsonObject } } };
    return [schema.properties.kind['enum'], schema.properties.kind['enumNames']];
  };
  const names = value.schema.properties.kind.enumNames;
  expect(choices(withNewChoice(draft, kind, 'c'))).toEqual([
    ['a', 'b', 'c'],
    [...names, 'c'],
  ]);
  expect(choices(withRenamedChoice(draft, kind, { from: 'a', to: 'x' }))).toEqual([['x', 'b'], names]);
});

it('adds and removes fields, and names their order', () => {
  const added = changed(withField(draft, rootPlace, { name: 'aa', type: 'boolean' }));
  expect(added).toMatchObject({
    schema: { properties: { aa: { type: 'boolean' } } },
    uiSchema: { 'ui:order': ['flow', 'kind', 'tank', 'aa'] },
  });
  const removed = changed(withoutField(draft, fieldOf('/flow')));
  expect(removed).toMatchObject({ uiSchema: { 'ui:order': ['kind', 'tank'] } });
  expect(removed).not.toHaveProperty('uiSchema.flow');
  const first = changed(withField(draftOf({}, language), rootPlace, { name: 'b', type: 'number' }), {});
  expect(first).toEqual({
    schema: { type: 'object', properties: { b: { type: 'number' } } },
    uiSchema: { 'ui:order': ['b'] },
  });
});

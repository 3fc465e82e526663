import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TabDraft } from '../../../shared/draft';
import { newDraft } from '../../draft/new-draft';
import { draftFields, type DraftField } from '../../fields/draft-fields';
import { choiceIn, choicesOf, withMovedChoice, withNewChoice, withoutChoice, withRenamedChoice } from './edit-choices';

const draft: TabDraft = {
  ...newDraft,
  form: '{ "schema": { "properties": { "mood": { "type": "string", "enum": ["calm", "compact"], "default": "calm" }, "size": { "type": "integer" }, "on": { "type": "boolean" } } } }',
  messages: {
    en: '{ "mood.title": "Mood", "mood.options.calm": "Calm", "mood.options.compact": "Compact" }',
    'zh-Hans': '{',
    fr: '{ "mood.options.calm": "Calme" }',
  },
};
const fieldOf = (name: string, { form }: TabDraft = draft): DraftField => {
  const field = draftFields(form).find(({ pointer }) => pointer === `/${name}`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
};
const mood = fieldOf('mood');

test('texts and numbers may be choices, and what is typed becomes one of their type', () => {
  expect([choicesOf(mood), choicesOf(fieldOf('size')), choicesOf(fieldOf('on'))]).toEqual([
    ['calm', 'compact'],
    [],
    undefined,
  ]);
  expect([' wide ', 'calm', ' '].map((text) => choiceIn(mood, text))).toEqual(['wide', undefined, undefined]);
  expect(['12', 'many', ''].map((text) => choiceIn(fieldOf('size'), text))).toEqual([12, undefined, undefined]);
});

test.each(['12345678901234567890', '0.12345678901234567890', '1e400'])('the choice %s is not rounded', (text) => {
  expect(choiceIn(fieldOf('size'), text)).toBeUndefined();
});

test('another value keeps its titles, its place and the default', () => {
  const { form, messages } = withRenamedChoice(draft, mood, { from: 'calm', to: 'quiet' });
  expect(fieldOf('mood', { ...draft, form }).schema).toMatchObject({ enum: ['quiet', 'compact'], default: 'quiet' });
  expect(Object.keys(JSON.parse(messages.en) as object)).toEqual([
    'mood.title',
    'mood.options.quiet',
    'mood.options.compact',
  ]);
  expect(JSON.parse(messages['fr'] ?? '')).toEqual({ 'mood.options.quiet': 'Calme' });
  expect(messages['zh-Hans']).toBe('{');
});

test('a removed choice takes its titles and the default with it, and the last one the enum', () => {
  const left = withoutChoice(draft, mood, 'calm');
  expect(fieldOf('mood', left).schema).toEqual({ type: 'string', enum: ['compact'] });
  expect(left.messages.en).not.toContain('options.calm');
  expect(fieldOf('mood', withoutChoice(left, fieldOf('mood', left), 'compact')).schema).toEqual({ type: 'string' });
});

test('options name the choices that are left, by their values of now', () => {
  const listed = (options: string) => ({
    ...draft,
    form: `${draft.form.slice(0, -2)}, "uiSchema": { "mood": ${options} } }`,
  });
  const uiOf = (changed: TabDraft) => fieldOf('mood', changed).uiSchema;
  const inOptions = listed('{ "ui:options": { "enumOrder": ["compact", "calm"], "enumDisabled": ["calm"] } }');
  const field = fieldOf('mood', inOptions);
  expect(uiOf(withRenamedChoice(inOptions, field, { from: 'calm', to: 'quiet' }))).toEqual({
    'ui:options': { enumOrder: ['compact', 'quiet'], enumDisabled: ['quiet'] },
  });
  expect(uiOf(withoutChoice(inOptions, field, 'calm'))).toEqual({ 'ui:options': { enumOrder: ['compact'] } });
  expect(uiOf(withNewChoice(inOptions, field, 'wide'))).toEqual({
    'ui:options': { enumOrder: ['compact', 'calm', 'wide'], enumDisabled: ['calm'] },
  });
  const alone = listed('{ "ui:enumOrder": ["calm", "*"], "ui:enumDisabled": ["calm"] }');
  expect(uiOf(withNewChoice(alone, fieldOf('mood', alone), 'wide'))['ui:enumOrder']).toEqual(['calm', '*']);
  expect(uiOf(withoutChoice(alone, fieldOf('mood', alone), 'calm'))).toEqual({});
});

test('choices are moved within their list', () => {
  const moved = (value: string, by: -1 | 1) => choicesOf(fieldOf('mood', withMovedChoice(draft, mood, { value, by })));
  expect([moved('compact', -1), moved('compact', 1)]).toEqual([
    ['compact', 'calm'],
    ['calm', 'compact'],
  ]);
});

test('a choice that is added and removed leaves no trace', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = choiceIn(mood, text);
      if (value === undefined) return;
      const added = withNewChoice(draft, mood, value);
      expect(choicesOf(fieldOf('mood', added))).toEqual(['calm', 'compact', value]);
      const back = withoutChoice(added, fieldOf('mood', added), value);
      expect(fieldOf('mood', back).schema).toEqual(mood.schema);
      expect(back.messages).toEqual(draft.messages);
    }),
  );
});

import { expect, test } from 'vitest';
import { newDraft } from '../draft/new-draft';
import { choicesOf, withNewChoice, withoutChoice, withRenamedChoice } from '../properties/choices/edit-choices';
import { withKeyword, withNull } from '../properties/edit-form';
import { errorsOfField } from '../properties/errors-of-field';
import { draftFields, fieldAt, inOneBranch, offsetOf } from './draft-fields';

const vessel = (...choices: string[]) => ({ type: 'string', enum: choices });
const draft = {
  ...newDraft,
  form: JSON.stringify({
    schema: {
      properties: { carrier: { type: 'string' } },
      allOf: [
        {
          if: { required: ['carrier'] },
          then: { required: ['vessel'], properties: { vessel: vessel('wagon', 'tank') } },
          else: { properties: { vessel: vessel('van', 'tank'), crew: { properties: { size: { type: 'integer' } } } } },
        },
      ],
      dependencies: {
        carrier: { oneOf: [{ properties: { carrier: {}, crew: { properties: { size: { type: 'integer' } } } } }] },
      },
    },
    uiSchema: { vessel: { 'ui:enumOrder': ['tank', 'van', 'wagon'] } },
  }),
  messages: { en: '{ "vessel.options.tank": "Tank", "vessel.options.wagon": "Wagon" }', 'zh-Hans': '{}' },
};
const vesselIn = (form: string, branch: number) => {
  const field = draftFields(form).find(({ pointer }) => pointer === '/vessel');
  if (!field) throw new Error('no vessel');
  return inOneBranch(field, branch);
};

test('a field of several branches is one, with what each branch declares', () => {
  expect(draftFields(draft.form).map(({ pointer, branches }) => [pointer, branches.length])).toEqual([
    ['/carrier', 0],
    ['/vessel', 2],
  ]);
  expect([0, 1].map((branch) => choicesOf(vesselIn(draft.form, branch)))).toEqual([
    ['wagon', 'tank'],
    ['van', 'tank'],
  ]);
  expect([0, 1].map((branch) => vesselIn(draft.form, branch).isRequired)).toEqual([true, false]);
});

test('the place of each branch leads to it, and has its errors', () => {
  const { schemaPath } = vesselIn(draft.form, 1);
  expect(fieldAt(draft.form, (offsetOf(draft.form, schemaPath) ?? 0) + 1)).toBe('/vessel');
  const pointer = '/schema/allOf/0/else/properties/vessel/enum';
  const error = { file: 'form.json', pointer, line: 1, column: 1, wrong: '', remedy: '' };
  expect(errorsOfField([error], vesselIn(draft.form, 0))).toEqual([error]);
});

test('a limit is changed in one branch, a default and null in all of them', () => {
  const one = vesselIn(draft.form, 1);
  const schemasIn = (form: string) => [0, 1].map((branch) => vesselIn(form, branch).schema);
  expect(schemasIn(withKeyword(draft.form, one, { key: 'maxLength', value: 9 }))).toEqual([
    vessel('wagon', 'tank'),
    { ...vessel('van', 'tank'), maxLength: 9 },
  ]);
  const both = schemasIn(withNull(withKeyword(draft.form, one, { key: 'default', value: 'tank' }), one, true));
  expect(both.map((schema) => [schema['default'], schema['nullable']])).toEqual([
    ['tank', true],
    ['tank', true],
  ]);
});

test('a choice that another branch has too keeps its title and its place in the order', () => {
  const one = vesselIn(draft.form, 0);
  const { form, messages } = withoutChoice(draft, one, 'tank');
  expect([0, 1].map((branch) => choicesOf(vesselIn(form, branch)))).toEqual([['wagon'], ['van', 'tank']]);
  expect(messages).toEqual(draft.messages);
  expect(vesselIn(form, 0).uiSchema['ui:enumOrder']).toEqual(['tank', 'van', 'wagon']);
  const renamed = withRenamedChoice(draft, one, { from: 'tank', to: 'tub' });
  expect(renamed.messages).toEqual(draft.messages);
  expect(vesselIn(renamed.form, 0).uiSchema['ui:enumOrder']).toEqual(['tank', 'van', 'wagon', 'tub']);
  expect(choicesOf(vesselIn(renamed.form, 1))).toEqual(['van', 'tank']);
});

test('a choice of one branch alone takes its title with it', () => {
  const { form, messages } = withoutChoice(draft, vesselIn(draft.form, 0), 'wagon');
  expect(JSON.parse(messages.en)).toEqual({ 'vessel.options.tank': 'Tank' });
  expect(vesselIn(form, 0).uiSchema['ui:enumOrder']).toEqual(['tank', 'van']);
});

test('a choice that another branch has is in the order once', () => {
  const { form } = withNewChoice(draft, vesselIn(draft.form, 0), 'van');
  expect(choicesOf(vesselIn(form, 0))).toEqual(['wagon', 'tank', 'van']);
  expect(vesselIn(form, 0).uiSchema['ui:enumOrder']).toEqual(['tank', 'van', 'wagon']);
});

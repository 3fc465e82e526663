// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';

afterEach(cleanup);

const form = aForm({
  schema: {
    type: 'object',
    properties: {
      owner: {
        type: 'object',
        properties: {
          'Name of the pet': { type: 'string' },
          'Kinds of pets': { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['cat', 'dog'] } },
          home: { oneOf: [{ type: 'object', properties: { 'Number of rooms': { type: 'string' } } }] },
          'Is it tame?': { type: 'boolean' },
          names: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
  uiSchema: { owner: { 'ui:field': 'ObjectField' } },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'owner.Name of the pet.title': 'Name',
    'owner.Name of the pet.help': 'As it is called.',
    'owner.Kinds of pets.title': 'Kinds',
    'owner.Kinds of pets.help': 'All of them.',
    'owner.Is it tame?.title': 'Tame',
    'owner.names.title': 'Other names',
    'owner.Is it tame?.help': 'It does not bite.',
    'owner.home.title': 'Home',
    'owner.home.Number of rooms.title': 'Rooms',
    'owner.home.Number of rooms.help': 'Without the bath.',
  },
});

it.each([
  ['Name', 'As it is called.'],
  ['Kinds', 'All of them.'],
  ['Rooms', 'Without the bath.'],
  ['Tame', 'It does not bite.'],
])('announces the help of “%s”, whose name in the schema has blanks', async (label, help) => {
  const store = createFormStore({ form, compiled: compileForm(form), values: {} });
  renderForm({ store, widgets: { text: TextWidget, select: TextWidget }, messages });
  expect(await screen.findByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(help) as string);
});

it('names a group inside the field, such as radio buttons, which no label can name', async () => {
  function Group({ id }: { id: string }) {
    return <div role="radiogroup" aria-labelledby={`${id}-label`} />;
  }
  const drawn = {
    ...form,
    uiSchema: { owner: { 'ui:field': 'ObjectField', 'Is it tame?': { 'ui:widget': 'radio' } } },
  };
  const store = createFormStore({ form: drawn, compiled: compileForm(drawn), values: {} });
  renderForm({ store, widgets: { text: TextWidget, select: TextWidget, radio: Group }, messages });
  expect(await screen.findByRole('radiogroup', { name: 'Tame' })).toBeInTheDocument();
});

it('numbers the items of a list by its title, not by its name in the schema', async () => {
  const values = { owner: { names: ['Tom', 'Puss'] } };
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget, select: TextWidget }, messages });
  expect(await screen.findByLabelText(/^Other names-2/)).toHaveValue('Puss');
});

// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JsonObject, JsonSchema } from '@signalbox/schemas';
import { aForm } from '../../testing/a-form';
import { compileForm } from '../../testing/compile-form';
import { testMessages } from '../../testing/form-messages';
import { renderForm } from '../../testing/render-form';
import { TextWidget } from '../../testing/text-widget';
import { createFormStore } from '../store/form-store';
import { withConstants } from './with-constants';

afterEach(cleanup);

const step: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    text: { type: 'string', maxLength: 9 },
    next: { type: 'array', items: { oneOf: [{ type: 'null' }, { $ref: '#/definitions/step' }] } },
  },
};
const form = aForm({
  schema: { type: 'object', properties: { guide: { $ref: '#/definitions/step' } }, definitions: { step } },
});
const messages = testMessages('en', {
  'forms/settings/base': {
    'guide.title': 'Guide',
    'definitions.step.text.title': 'Text',
    'definitions.step.next.title': 'Next steps',
    'definitions.step.next.items.options.0': 'None',
    'definitions.step.next.items.options.1': 'A step',
  },
});

function aDraft(values: JsonObject) {
  const store = createFormStore({ form, compiled: compileForm(form), values });
  renderForm({ store, widgets: { text: TextWidget }, messages });
  return store;
}

it('draws each level of a definition that leads back to itself, with its texts', async () => {
  const store = aDraft({ guide: { text: 'a', next: [{ text: 'b', next: [null] }] } });
  expect(await screen.findAllByLabelText(/^Text/)).toHaveLength(2);
  expect(screen.getAllByText('Next steps')).toHaveLength(2);
  await userEvent.type(screen.getAllByLabelText(/^Text/)[1]!, 'c');
  expect(store.values()).toEqual({ guide: { text: 'a', next: [{ text: 'bc', next: [null] }] } });
  expect(store.validate()).toBe(true);
});

it('adds a level where the user chooses it', async () => {
  const store = aDraft({});
  await screen.findByLabelText(/^Text/);
  await userEvent.click(screen.getByRole('button', { name: /Add/ }));
  await userEvent.click(await screen.findByRole('combobox'));
  await userEvent.click(await screen.findByText('A step'));
  const [, second] = await screen.findAllByLabelText(/^Text/);
  await userEvent.type(second!, 'x');
  expect(store.values()).toEqual({ guide: { next: [{ text: 'x' }] } });
  expect(store.validate()).toBe(true);
});

it('draws each level by the uiSchema of the definition', async () => {
  const widget = { 'ui:definitions': { '#/definitions/step': { text: { 'ui:widget': 'textarea' } } } };
  const values = { guide: { text: 'a', next: [{ text: 'b' }] } };
  const store = createFormStore({ form: { ...form, uiSchema: widget }, compiled: compileForm(form), values });
  renderForm({ store, widgets: {}, messages });
  const texts = await screen.findAllByLabelText(/^Text/);
  expect(texts.map(({ tagName }) => tagName)).toEqual(['TEXTAREA', 'TEXTAREA']);
});

it('fills the constants of a branch that a definition has, on each level', () => {
  const node: JsonSchema = {
    oneOf: [
      { type: 'object', properties: { kind: { const: 'leaf' }, name: { type: 'string' } } },
      {
        type: 'object',
        properties: { kind: { const: 'group' }, parts: { type: 'array', items: { $ref: '#/definitions/node' } } },
      },
    ],
  };
  expect(withConstants({ $ref: '#/definitions/node', definitions: { node } }, { parts: [{ name: 'a' }] })).toEqual({
    kind: 'group',
    parts: [{ kind: 'leaf', name: 'a' }],
  });
});

// @vitest-environment jsdom
import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const properties: JsonSchema['properties'] = {
  name: { type: 'string' },
  key: { type: 'object', writeOnly: true },
  kind: { type: 'string', const: 'led' },
  hint: { type: 'null' },
};
const ownId: JsonSchema = { type: 'string', pattern: '^[0-9a-f]{24}$' };
const schema: JsonSchema = {
  type: 'array',
  maxItems: 3,
  items: { type: 'object', properties: { id: ownId, ...properties } },
};
const formMessages = { 'items.hint.title': 'Turn the lamp off first', 'items.name.title': 'Name' };
const id = 'a'.repeat(24);
const value: JsonValue = [
  { id, name: 'Hall', key: { isSet: true }, kind: 'led' },
  { id: 'b'.repeat(24), name: 'Yard', kind: 'led' },
];
const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('copies an item below it, with an id of its own and without its secret', async () => {
  const { user, given } = renderWidget('list', { schema, value, options: { copyable: true }, formMessages });
  await user.click(screen.getByRole('button', { name: 'Copy Hall' }));
  expect(given.value).toEqual([
    { id, name: 'Hall', key: { isSet: true }, kind: 'led' },
    { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Hall', kind: 'led' },
    { id: 'b'.repeat(24), name: 'Yard', kind: 'led' },
  ]);
  expect(JSON.stringify(given.value).split(id)).toHaveLength(2);
  expect(screen.getByText('Hall was copied to number 2')).toBeInTheDocument();
  // The list is full now.
  for (const copy of screen.getAllByRole('button', { name: /^Copy / })) expect(copy).toBeDisabled();
});

it.each([
  ['orderable', ['Move Hall up', 'Move Hall down']],
  ['removable', ['Remove Hall']],
  ['addable', ['Add', 'Copy Hall']],
])('has no such buttons with %s: false', (option, names) => {
  renderWidget('list', {
    schema,
    value: [{ name: 'Hall' }],
    options: { copyable: true, [option]: false },
    formMessages,
  });
  const all = ['Edit Hall', 'Move Hall up', 'Move Hall down', 'Copy Hall', 'Remove Hall', 'Add'];
  expect(buttons().filter((name) => name !== null)).toEqual(all.filter((name) => !names.includes(name)));
});

it('fills in the constant of a new item, and shows its note, which is no field', async () => {
  const { user, given } = renderWidget('list', {
    schema: { type: 'array', items: { type: 'object', properties } },
    formMessages,
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(given.value).toEqual([{ kind: 'led' }]);
  expect(screen.getByText('Turn the lamp off first')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'x');
  expect(given.value).toEqual([{ name: 'x', kind: 'led' }]);
});

it('copies a value below it, and has no other buttons than it may have', async () => {
  const { user, given } = renderWidget('values', {
    schema: { type: 'array', items: { type: 'number' } },
    value: [1, 2],
    options: { copyable: true, orderable: false, removable: false },
  });
  expect(buttons().filter((name) => name !== null && !/Value/.test(name))).toEqual([
    'Copy Item 1',
    'Copy Item 2',
    'Add',
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy Item 1' }));
  expect(given.value).toEqual([1, 1, 2]);
  expect(screen.getByLabelText('Field: Item 2')).toHaveFocus();
});

it('reads the title of a field above whose input the form shows none', () => {
  const uiSchema = { items: { name: { 'ui:options': { label: false } } } };
  renderWidget('list', {
    schema,
    uiSchema,
    value: [{ name: '' }],
    errors: [{ at: '/0/name', sentence: 'Why' }],
    formMessages,
  });
  const label = document.querySelector('[data-item-field] label');
  expect(label).toHaveTextContent('Name');
  expect(label).toHaveStyle({ position: 'absolute' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeInTheDocument();
});

it('only shows the values of an item that the platform or the form sets', async () => {
  const fixed = { ...properties, serial: { type: 'string', readOnly: true } } satisfies JsonSchema['properties'];
  const { user } = renderWidget('list', {
    schema: { type: 'array', items: { type: 'object', properties: { ...fixed, place: { type: 'string' } } } },
    uiSchema: { items: { place: { 'ui:readonly': true } } },
    value: [{ name: 'Hall', serial: 'S-1', place: 'East' }],
    formMessages: { ...formMessages, 'items.serial.title': 'Serial', 'items.place.title': 'Place' },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Hall' }));
  expect(screen.getByLabelText('Serial')).toBeDisabled();
  expect(screen.getByLabelText('Place')).toBeDisabled();
  expect(screen.getByLabelText('Name')).toBeEnabled();
});

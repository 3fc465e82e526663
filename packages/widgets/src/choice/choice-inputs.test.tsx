// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const schema = { type: 'string', enum: ['layout1', 'layout2'] } as const;
const setup = {
  schema: { ...schema, enum: [...schema.enum] },
  formMessages: { 'options.layout1': 'Left menu', 'options.layout2': 'Top menu' },
};

it('select offers the labels of its values and stores the value, by keyboard', async () => {
  const { user, given } = renderWidget('select', setup);
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Field' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toBe('layout2');
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('Top menu');
});

it('select of an array takes several values and is cleared with the last one', async () => {
  const { user, given } = renderWidget('select', {
    ...setup,
    schema: { type: 'array', items: setup.schema },
    value: ['layout1'],
  });
  await screen.findByRole('combobox');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toEqual(['layout1', 'layout2']);
  await user.keyboard('{Backspace}{Backspace}');
  expect(given.value).toBeUndefined();
});

it('radio is a group named by its label and stores numbers as numbers', async () => {
  const { user, given } = renderWidget('radio', {
    schema: { type: 'integer', enum: [0, 1] },
    formMessages: { 'options.0': 'Overwrite', 'options.1': 'Add only' },
  });
  expect(screen.getByRole('radiogroup', { name: 'Field' })).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Overwrite' }));
  expect(given.value).toBe(0);
});

it('radio stores yes and no as such', async () => {
  const { user, given } = renderWidget('radio', {
    schema: { type: 'boolean', enum: [true, false] },
    value: true,
    formMessages: { 'options.true': 'Keep the file', 'options.false': 'Delete the file' },
  });
  expect(screen.getByRole('radio', { name: 'Keep the file' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Delete the file' }));
  expect(given.value).toBe(false);
  expect(screen.getByRole('radio', { name: 'Delete the file' })).toBeChecked();
});

it.each<[string, JsonSchema, string]>([
  ['also where null is allowed', { type: ['boolean', 'null'], enum: [true, false] }, 'Keep the file'],
  ['beside texts', { enum: [true, 'later'] }, 'Keep the file'],
  ['but not instead of a text', { type: 'string', enum: ['true', 'later'] }, ''],
])('select shows yes, %s', (_, schema, shown) => {
  renderWidget('select', { schema, value: true, formMessages: { 'options.true': 'Keep the file' } });
  expect(document.querySelector('.ant-select-content')?.textContent).toBe(shown);
});

it('select shows and stores yes and no as such', async () => {
  const answers = { 'options.true': 'Keep the file', 'options.false': 'Delete the file' };
  const { user, given } = renderWidget('select', {
    schema: { type: 'boolean', enum: [true, false] },
    value: true,
    formMessages: answers,
  });
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('Keep the file');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toBe(false);
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('Delete the file');
});

it('checkboxes are a group named by its label, and store values in the order of the choices', async () => {
  const { user, given } = renderWidget('checkboxes', {
    ...setup,
    schema: { type: 'array', items: setup.schema },
    value: ['layout2'],
  });
  expect(await screen.findByRole('group', { name: 'Field' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Top menu' })).toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(given.value).toEqual(['layout1', 'layout2']);
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard(' ');
  expect(given.value).toBeUndefined();
});

const riga = { town: 'Riga', lat: 57 };
const oslo = { town: 'Oslo', lat: 60 };
const towns = {
  schema: { type: 'object', enum: [riga, oslo] } satisfies JsonSchema,
  formMessages: { 'options.0': 'Riga in Latvia', 'options.1': 'Oslo in Norway' },
};
const severalTowns = { ...towns, schema: { type: 'array', items: towns.schema } satisfies JsonSchema };

it('select stores an object, whose title is that of its place', async () => {
  const { user, given } = renderWidget('select', { ...towns, value: { lat: 57, town: 'Riga' } });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('Riga in Latvia');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toEqual(oslo);
  expect(document.querySelector('.ant-select-content')).toHaveTextContent('Oslo in Norway');
});

it('select shows an object that is no choice any more as empty', async () => {
  renderWidget('select', { ...towns, value: { town: 'Bergen' }, placeholder: 'Choose a town' });
  await screen.findByRole('combobox');
  expect(document.body).toHaveTextContent('Choose a town');
  expect(document.body).not.toHaveTextContent('Bergen');
});

it('select of an array takes several objects', async () => {
  const { user, given } = renderWidget('select', { ...severalTowns, value: [riga] });
  await screen.findByRole('combobox');
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(given.value).toEqual([riga, oslo]);
  await user.keyboard('{Backspace}{Backspace}');
  expect(given.value).toBeUndefined();
});

it('radio stores an object', async () => {
  const { user, given } = renderWidget('radio', { ...towns, value: riga });
  expect(screen.getByRole('radio', { name: 'Riga in Latvia' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Oslo in Norway' }));
  expect(given.value).toEqual(oslo);
  expect(screen.getByRole('radio', { name: 'Oslo in Norway' })).toBeChecked();
});

it('checkboxes store objects in the order of the choices', async () => {
  const { user, given } = renderWidget('checkboxes', { ...severalTowns, value: [oslo] });
  expect(await screen.findByRole('checkbox', { name: 'Oslo in Norway' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Riga in Latvia' }));
  expect(given.value).toEqual([riga, oslo]);
});

it.each(['select', 'radio'])('%s shows choices in the order of the form, and some cannot be chosen', async (widget) => {
  const { user, given } = renderWidget(widget, {
    schema: { type: 'string', enum: ['a', 'b', 'c'] },
    options: { enumOrder: ['c', '*'], enumDisabled: ['c', 'a'] },
    value: 'c',
  });
  const role = widget === 'select' ? 'option' : 'radio';
  await user.tab();
  if (widget === 'select') await user.keyboard('{Enter}');
  await screen.findAllByRole(role);
  if (widget === 'select') await user.keyboard('{ArrowDown}{Enter}');
  else {
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => [radio.closest('label')?.textContent, radio.matches(':disabled')])).toEqual([
      ['c', true],
      ['a', true],
      ['b', false],
    ]);
    await user.click(screen.getByRole('radio', { name: 'b' }));
  }
  expect(given.value).toBe('b');
});

it('checkboxes are shown in the order of the form, stored in that of the schema, and some cannot be changed', async () => {
  const { user, given } = renderWidget('checkboxes', {
    schema: { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] } },
    options: { enumOrder: ['c', '*'], enumDisabled: ['b'] },
    value: ['b'],
  });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual(['c', 'a', 'b']);
  expect(screen.getByRole('checkbox', { name: 'b' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  expect(given.value).toEqual(['b', 'c']);
});

it('an order and disabled choices name objects too', () => {
  renderWidget('radio', { ...towns, options: { enumOrder: [oslo, '*'], enumDisabled: [riga] }, value: oslo });
  const radios = screen.getAllByRole('radio');
  expect(radios.map((radio) => [radio.closest('label')?.textContent, radio.matches(':disabled')])).toEqual([
    ['Oslo in Norway', false],
    ['Riga in Latvia', true],
  ]);
});

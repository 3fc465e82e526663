// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { JsonSchema } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const shown = () => screen.getByRole('status', { name: 'Field' });

it.each<[JsonSchema, string]>([
  [{ type: 'string', const: 'modbus' }, 'modbus'],
  [{ type: 'number', const: 30 }, '30'],
  [{ type: 'boolean', const: true }, 'Yes'],
  [{ type: 'array', const: ['red', 'green'] }, 'red, green'],
  [{ type: 'object', const: { city: 'Riga' } }, '{"city":"Riga"}'],
])('shows the constant of %o', (schema, text) => {
  const { given } = renderWidget('constant', { schema });
  expect(shown()).toHaveTextContent(text);
  expect(given.times).toBe(0);
  expect(screen.queryByRole('button', { name: /Set/ })).toBeNull();
});

it('shows the title that the form gives it', () => {
  renderWidget('constant', {
    schema: { type: 'object', const: { city: 'Riga' } },
    formMessages: { 'options.0': 'Riga in Latvia' },
  });
  expect(shown()).toHaveTextContent('Riga in Latvia');
});

it('shows another stored value, and replaces it by its button', async () => {
  const { user, given } = renderWidget('constant', { schema: { type: 'string', const: 'modbus' }, value: 'profibus' });
  expect(shown()).toHaveTextContent('profibus');
  await user.click(screen.getByRole('button', { name: 'Set Field to modbus' }));
  expect(given.value).toBe('modbus');
  expect(shown()).toHaveTextContent('modbus');
});

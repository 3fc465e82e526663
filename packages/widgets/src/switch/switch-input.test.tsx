// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

it('is named by its label and toggled by keyboard', async () => {
  const { user, given } = renderWidget('switch');
  const toggle = screen.getByRole('switch', { name: 'Field' });
  expect(toggle).not.toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(given.value).toBe(true);
  await user.keyboard(' ');
  expect(given.value).toBe(false);
});

it('draws a read-only value that is not known as unknown, not as off', () => {
  const schema = { type: 'boolean', readOnly: true } as const;
  renderWidget('switch', { schema, disabled: true });
  expect(screen.getByText('Unknown')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it.each([
  [false, true],
  [true, true],
  [undefined, false],
])('draws %s as a switch, if it is read-only: %s', (value, readOnly) => {
  renderWidget('switch', { value, schema: { type: 'boolean', readOnly } });
  expect(screen.getByRole('switch')).toHaveProperty('ariaChecked', String(value === true));
});

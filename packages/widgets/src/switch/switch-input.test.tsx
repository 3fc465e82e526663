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

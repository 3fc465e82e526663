// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

it('accepts a colour by keyboard', async () => {
  const { user, given } = renderWidget('color', { value: '#000000' });
  const input = await screen.findByRole('textbox', { name: 'Field' });
  await user.clear(input);
  await user.type(input, '#006d75');
  expect(given.value).toBe('#006d75');
});

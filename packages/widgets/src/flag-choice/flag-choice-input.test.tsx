// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const schema = { properties: { fileServer: { type: 'boolean' as const }, html: { type: 'boolean' as const } } };
const formMessages = { 'options.fileServer': 'Project files', 'options.html': 'Front-end package' };

it('maps chosen items to true and leaves out the others', async () => {
  const { user, given } = renderWidget('flag-choice', { schema, formMessages, value: { fileServer: false } });
  await user.click(await screen.findByRole('checkbox', { name: 'Front-end package' }));
  expect(given.value).toEqual({ html: true });
  await user.click(screen.getByRole('checkbox', { name: 'Project files' }));
  expect(given.value).toEqual({ fileServer: true, html: true });
});

it('is empty once nothing is chosen, so that it can be required', async () => {
  const { user, given } = renderWidget('flag-choice', { schema, formMessages, value: { html: true } });
  await user.click(await screen.findByRole('checkbox', { name: 'Front-end package' }));
  expect(given.value).toBeUndefined();
});

it('shows sizes, and offers only available items', async () => {
  renderWidget('flag-choice', {
    schema,
    formMessages,
    choices: { sizes: { fileServer: 3000 }, offered: ['fileServer'] },
  });
  expect(await screen.findByText('2.93 GB')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Front-end package' })).not.toBeInTheDocument();
});

it('keeps and shows a stored item that is no longer offered, also after it was removed', async () => {
  const { user, given } = renderWidget('flag-choice', {
    schema,
    formMessages,
    value: { html: true },
    choices: { offered: ['fileServer'] },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Project files' }));
  expect(given.value).toEqual({ fileServer: true, html: true });
  await user.click(screen.getByRole('checkbox', { name: 'Front-end package' }));
  expect(given.value).toEqual({ fileServer: true });
  expect(screen.getByRole('checkbox', { name: 'Front-end package' })).not.toBeChecked();
});

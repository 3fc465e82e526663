// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const services = {
  languages: [
    { code: 'zh_Hans', label: '简体中文' },
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
  ],
};

it('offers the languages, packs included, and stores the code', async () => {
  const { user, given } = renderWidget('language-select', { services, value: 'zh_Hans' });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(given.value).toBe('fr');
});

it('still shows a language whose pack was removed', () => {
  renderWidget('language-select', { services, value: 'ar' });
  expect(screen.getByText('ar (language pack not installed)')).toBeVisible();
});

it('stores several codes and is cleared with the last one', async () => {
  const { user, given } = renderWidget('language-multi-select', { services, value: ['en'] });
  await user.tab();
  await user.keyboard('{Backspace}');
  expect(given.value).toBeUndefined();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(given.value).toEqual(['zh_Hans']);
});

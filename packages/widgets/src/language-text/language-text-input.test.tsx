// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWidget } from '../testing/render-widget';

const languages = [
  { code: 'zh_Hans', label: '简体中文' },
  { code: 'en', label: 'English' },
];
const services = { languages, defaultLanguage: 'zh_Hans' };
const main = () => screen.getByRole('textbox', { name: 'Field' });

it('stores a plain string until a translation is added', async () => {
  const { user, given } = renderWidget('language-text', { services });
  await user.type(main(), '信号箱');
  expect(given.value).toBe('信号箱');
  await user.click(screen.getByRole('button', { name: 'Translations' }));
  await user.type(screen.getByRole('textbox', { name: 'Field in English' }), 'Signalbox');
  expect(given.value).toEqual({ zh_Hans: '信号箱', en: 'Signalbox' });
});

it('goes back to a plain string when the translation is emptied', async () => {
  const { user, given } = renderWidget('language-text', { services, value: { zh_Hans: '信号箱', en: 'S' } });
  await user.click(screen.getByRole('button', { name: 'Translations (1 filled in)' }));
  await user.clear(screen.getByRole('textbox', { name: 'Field in English' }));
  expect(given.value).toBe('信号箱');
});

it('shows a text whose language pack was removed, so that it can be cleared', async () => {
  const { user, given } = renderWidget('language-text', { services, value: { zh_Hans: '甲', fr: 'A' } });
  await user.click(screen.getByRole('button', { name: /Translations/ }));
  await user.clear(screen.getByRole('textbox', { name: 'Field in fr' }));
  expect(given.value).toBe('甲');
});

it('shows another language as a placeholder while the text in the default language is missing', async () => {
  const { user, given } = renderWidget('language-text', { services, value: { en: 'Signalbox' } });
  expect(main()).toHaveValue('');
  expect(main()).toHaveAttribute('placeholder', 'Signalbox');
  await user.type(main(), '信号箱');
  expect(given.value).toEqual({ en: 'Signalbox', zh_Hans: '信号箱' });
});

it('offers no translations with a single language', () => {
  renderWidget('language-text', { services: { languages: [{ code: 'en', label: 'English' }], defaultLanguage: 'en' } });
  expect(main()).toBeEnabled();
  expect(screen.queryByRole('button', { name: /Translations/ })).not.toBeInTheDocument();
});

it.each([
  [undefined, '简体中文', { zh_Hans: '信号箱', en: 'Signalbox' }],
  ['en', 'English', { en: 'Signalbox', zh_Hans: '信号箱' }],
])(
  'names the language of its main box, which is that of the platform (%s), else Chinese',
  async (language, name, value) => {
    const [main] = Object.values(value);
    renderWidget('language-text', {
      services: { languages: languages.toReversed(), defaultLanguage: language },
      value,
    });
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveAccessibleDescription(name);
    expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue(main);
  },
);

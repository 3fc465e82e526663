// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../words/en.json';
import zhHans from '../words/zh-Hans.json';
import { renderWidget } from './testing/render-widget';
import { widgetTable } from './widget-table';

const names = Object.keys(widgetTable);

it.each(names)('%s is drawn without a value, and survives a value of another kind', async (name) => {
  renderWidget(name, { value: [1, { a: null }], schema: { type: 'object' } });
  await screen.findByText('Elsewhere');
  expect(document.getElementById('field-label')).toBeInTheDocument();
});

it.each(names)('%s takes focus by keyboard once its code is there', async (name) => {
  const { user } = renderWidget(name, {
    schema: { type: 'string', enum: ['a'] },
    services: {
      uploadImage: () => Promise.resolve({ url: '' }),
      themes: { builtIn: [{ id: 'light', name: 'Light' }], load: () => Promise.resolve([]) },
      languagePacks: {
        list: () => Promise.resolve([]),
        upload: () => Promise.resolve(),
        remove: () => Promise.resolve(),
      },
    },
  });
  await expect.poll(() => document.querySelector('.ant-skeleton')).toBeNull();
  await user.tab();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

it('has the same words in both languages', () => {
  expect(Object.keys(zhHans).toSorted()).toEqual(Object.keys(en).toSorted());
});

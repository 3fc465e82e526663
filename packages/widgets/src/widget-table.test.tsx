// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../locales/en.json';
import zhHans from '../locales/zh-Hans.json';
import { renderWidget } from './testing/render-widget';
import { widgetTable } from './widget-table';

/** Another test of this process may have added the widgets of plug-ins, which have tests of their own. */
const names = Object.keys(widgetTable).filter((name) => !name.includes(':'));
/** Without an enclosing form these widgets have no modules and nothing focusable; their own test uses a form. */
const followers = new Set(['module-rules']);
/** Show a text, and take no input. */
const texts = new Set(['constant', 'note']);

it.each(names)('%s renders without a value, and with a value of another type', async (name) => {
  renderWidget(name, { value: [1, { a: null }], schema: { type: 'object' } });
  await screen.findByText('Elsewhere');
  expect(document.getElementById('field-label')).toBeInTheDocument();
});

it.each(names.filter((name) => !followers.has(name) && !texts.has(name)))(
  '%s takes focus by keyboard once its code is there',
  async (name) => {
    const { user } = renderWidget(name, {
      schema: { type: 'string', enum: ['a'], properties: { a: { type: 'boolean' } } },
      services: {
        uploadImage: () => Promise.resolve({ url: '' }),
        themes: { builtIn: [{ id: 'light', name: 'Light' }], load: () => Promise.resolve([]) },
        languagePacks: {
          list: () => Promise.resolve([]),
          upload: () => Promise.resolve(),
          remove: () => Promise.resolve(),
        },
        mediaDirectories: { load: () => Promise.resolve([{ path: 'plants', name: 'plants' }]) },
      },
    });
    await expect.poll(() => document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull();
    await user.tab();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Elsewhere' }));
  },
);

it('has the same messages in both languages', () => {
  expect(Object.keys(zhHans).toSorted()).toEqual(Object.keys(en).toSorted());
});

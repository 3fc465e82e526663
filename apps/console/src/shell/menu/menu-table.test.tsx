// @vitest-environment jsdom
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entryAt } from '@signalbox/console-kit/menu';
import { menuEntries } from '@signalbox/schemas';
import { plugins } from '../../plugins';
import { hasPage } from './known-pages';

const languages = ['en', 'zh-Hans'];
const folders = ['apps/console', ...plugins.map(({ id }) => `plugins/${id}`)];

test.each(menuEntries.map(({ title }) => title))('%s is a message in both languages', (title) => {
  const [namespace = '', key = ''] = title.split('::');
  for (const language of languages) expect(messagesOf(namespace, language)).toHaveProperty([key]);
});

test.each(menuEntries.map(({ url }) => url))('%s has a page', (url) => {
  expect(hasPage({ url })).toBe(true);
});

test.each(plugins.flatMap(({ routers }) => routers.map(({ path, permission }) => ({ path, permission }))))(
  'the page /app/$path has an entry with its conditions, or a permission of its own',
  ({ path, permission }) => {
    expect(entryAt(menuEntries, `/app/${path}`) !== undefined || permission !== undefined).toBe(true);
  },
);

test.each(plugins.flatMap(({ routers }) => routers.map(({ path }) => path)).filter((path) => path.includes(':')))(
  'an entry covers /app/%s, so that no saved page gets such an address',
  (path) => {
    expect(menuEntries.some(({ covers = '' }) => covers !== '' && `/app/${path}`.startsWith(`${covers}/`))).toBe(true);
  },
);

/** The messages of a namespace: those of the schemas, of the console or of a plug-in. */
function messagesOf(namespace: string, language: string): Record<string, unknown> {
  const schemas = read(`packages/schemas/generated/locales/${language}.json`);
  if (namespace in schemas) return schemas[namespace] as Record<string, unknown>;
  const file = folders
    .map((folder) => `${folder}/locales/${language}.json`)
    .find((path) => path.includes(`/${namespace}/`));
  if (file === undefined || !existsSync(file)) throw new Error(`There are no messages of ${namespace}`);
  return read(file);
}

function read(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

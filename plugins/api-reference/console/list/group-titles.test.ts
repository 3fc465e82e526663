import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import english from '../../locales/page/en.json';

const plugins = new URL('../../../', import.meta.url);

test('each plug-in with calls has a heading in every language', () => {
  const tags = readdirSync(plugins).filter((name) => existsSync(new URL(`${name}/shared/operations.json`, plugins)));
  expect(Object.keys(english)).toEqual(expect.arrayContaining(tags.map((tag) => `tags.${tag}`)));
});

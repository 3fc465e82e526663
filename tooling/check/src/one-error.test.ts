import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { checkAll } from './check-all';
import { base } from './testing/planted/planted';
import { aSchemasFolder } from './testing/schemas-folder';

const folder = aSchemasFolder();
afterAll(() => rmSync(folder.root, { recursive: true }));

test('reports a text in a grid once, and not the titles that the grid draws', () => {
  const row = ['lightsShown', 'mode', 'rate', 'contact', 'contact.mail', 'contact.key'];
  folder.set(base, '/uiSchema', {
    fade: { 'ui:widget': 'duration' },
    contact: { 'ui:field': 'LayoutHeaderField' },
    'ui:field': 'LayoutGridField',
    'ui:layoutGrid': { 'ui:row': [...row, { name: 'fade', placeholder: 'Long' }] },
  });
  expect(checkAll({ root: folder.root }).errors.map(({ pointer }) => pointer)).toEqual([
    '/uiSchema/ui:layoutGrid/ui:row/6/placeholder',
  ]);
});

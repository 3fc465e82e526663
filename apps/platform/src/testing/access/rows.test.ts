import { expect, it, vi } from 'vitest';
import { missingRows } from './rows';

vi.mock('@signalbox/schemas', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  collections: [
    { id: 'workshop/tool', resource: 'core/tool', permissions: {} },
    { id: 'workshop/lathe', resource: 'core/lathe', entity: 'lathe', permissions: {} },
  ],
}));

const get = (path: string) => ({ method: 'GET', path: `/rest/${path}` });

it('asks for no row of a declared list without an entity: its collection.json says who may use it', () => {
  expect(missingRows([get('core/tool'), get('core/tool/:id'), get('core/tool/bulk/:id')])).toEqual([]);
});

it.each(['core/lathe', 'core/toolbox', 'core/tools/tool'])('asks for the row of a route of code: %s', (path) => {
  expect(missingRows([get(path)])).toEqual([`GET /rest/${path}`]);
});

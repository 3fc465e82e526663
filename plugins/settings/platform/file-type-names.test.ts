import { expect, test } from 'vitest';
import { emptiedSettings } from './testing/emptied-settings';

const { call, patch } = emptiedSettings();

test.each(['PATCH', 'POST', 'PUT'] as const)('stores the file type “3d file” of a %s as 3d', async (method) => {
  // A PUT empties what it does not name.
  const { body } = await call();
  const mediaLibraryAllowList = [{ name: '3d file', format: ['.obj'] }];
  expect((await call({ method, body: { ...body, mediaLibraryAllowList } })).status).toBe(200);
  expect((await call()).body['mediaLibraryAllowList']).toEqual([{ name: '3d', format: ['.obj'] }]);
});

test('rejects an unknown file type, and “3d file” with the field of another one', async () => {
  const entries = [
    { name: '3d files', format: ['.obj'] },
    { name: '3d file', otherFormat: '.obj' },
  ];
  for (const entry of entries) expect((await patch({ mediaLibraryAllowList: [entry] })).status).toBe(400);
});

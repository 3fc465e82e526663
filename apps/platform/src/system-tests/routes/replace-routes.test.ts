import { createTestPlatform } from '@signalbox/platform-kit/testing';
import { expect, test } from 'vitest';
import { plugins } from '../../plugins';
import { restRoutes } from '../../testing/route-list';

/**
 * Records that the server creates: a PATCH changes one field, and a PUT would have nothing to replace. The PATCH of a
 * resumable upload adds bytes to it. Actions of the media library take PATCH besides POST.
 */
const withoutPut = [
  '/rest/core/backup/:id',
  '/rest/core/dbBackup/:id',
  '/rest/core/tsdbBackup/:id',
  '/rest/core/taskmanager/:id',
  '/rest/core/mediaLibrary/tus/:id',
  '/rest/core/mediaLibrary/copy',
  '/rest/core/mediaLibrary/move',
  '/rest/core/mediaLibrary/rename',
];

test('every resource with a PATCH has a PUT', async () => {
  const { app, close } = await createTestPlatform({ plugins });
  const routes = restRoutes(app);
  await close();
  const pathsOf = (verb: string) => routes.filter(({ method }) => method === verb).map(({ path }) => path);
  const replaced = new Set(pathsOf('PUT'));
  const merged = pathsOf('PATCH');
  expect(merged.length).toBeGreaterThan(10);
  expect(merged.filter((path) => !replaced.has(path)).toSorted()).toEqual(withoutPut.toSorted());
});

import { expect, test } from 'vitest';
import { archiveAddress, archiveKey } from './archive-files';

const id = 'a'.repeat(24);

test('a project whose name is a path stays inside the folder of backups', () => {
  expect(archiveKey({ project: '..', id })).toBe(`%2e./${id}.zip`);
});

test('a key names the project and the id of its archive', () => {
  for (const project of ['default', '..', '.temporary', 'a b'])
    expect(archiveAddress(archiveKey({ project, id })), project).toEqual({ project, id });
});

test('other objects are no archives', () => {
  for (const key of [`${id}.zip`, `a/b/${id}.zip`, `a/${id}.zip.part`, 'a/notes.zip', `a/${'A'.repeat(24)}.zip`])
    expect(archiveAddress(key), key).toBeUndefined();
});

// @vitest-environment jsdom
import { createApiClient } from '@signalbox/api/client';
import { fakePlatform } from '@signalbox/console-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { listUnfinished } from './list-unfinished';
import { hasRecords, unfinishedRecords } from './unfinished-records';
import type { UnfinishedUpload } from './unfinished-upload';

const records = unfinishedRecords({ userId: '1', project: 'default' });
const upload = (id: string): UnfinishedUpload => ({
  id,
  name: `${id}.txt`,
  directory: 'docs',
  bytes: 9,
  sha256: 'abc',
});
const onStored = vi.fn<() => void>();
beforeEach(() => {
  localStorage.clear();
  onStored.mockClear();
});

function list(answers: Parameters<typeof fakePlatform>[0], underWay: string[] = []) {
  const api = createApiClient({ baseUrl: '/rest', fetch: fakePlatform(answers).reach });
  return listUnfinished({ api, records, underWay: new Set(underWay), onStored });
}

it('lists the uploads of this user and project with what the platform has of them', async () => {
  records.save(upload('a'));
  unfinishedRecords({ userId: '2', project: 'default' }).save(upload('b'));
  unfinishedRecords({ userId: '1', project: 'north' }).save(upload('c'));
  const found = await list([['HEAD core/mediaLibrary/tus/a', { body: '', headers: { 'upload-offset': '4' } }]]);
  expect(found).toEqual([{ ...upload('a'), received: 4 }]);
});

it('forgets an upload that the platform has stored or no longer has', async () => {
  records.save(upload('a'));
  records.save(upload('b'));
  const stored = { body: '', headers: { 'upload-offset': '9', 'media-url': '/core/media/docs/a.txt' } };
  expect(await list([['HEAD core/mediaLibrary/tus/a', stored]])).toEqual([]);
  expect(records.list()).toEqual([]);
  expect(hasRecords()).toBe(false);
  expect(onStored).toHaveBeenCalledOnce();
});

it('keeps an upload while the platform does not answer, and leaves out those of other tabs', async () => {
  records.save(upload('a'));
  records.save(upload('b'));
  expect(await list([['HEAD core/mediaLibrary/tus/a', { status: 502, body: '' }]], ['b'])).toEqual([upload('a')]);
  expect(records.list()).toHaveLength(2);
});

it('ignores entries of another form', async () => {
  records.save(upload('a'));
  localStorage.setItem('signalbox.media.upload.default.1.b', '{"id":"b"}');
  localStorage.setItem('signalbox.media.upload.default.1.c', 'not JSON');
  expect(records.list()).toEqual([upload('a')]);
});

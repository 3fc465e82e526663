import { defaultLimits } from '@signalbox/archive';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform, removeBackups } from '../testing/backup-platform';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(() => removeBackups(platform));

const exportOf = (query: JsonObject) =>
  platform.send('GET', `backup/export?query=${encodeURIComponent(JSON.stringify(query))}`);

test('rejects more files than an archive can contain before it reads any, and returns their number', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await platform.writeMedia(`many/${name}.txt`, name);
  const { files } = (await platform.send('GET', 'backup/getSizeAndTime')).list.find(
    ({ name }) => name === 'fileServer',
  )!;
  const { maxEntries } = defaultLimits;
  defaultLimits.maxEntries = Number(files) - 1;
  try {
    const { body } = await exportOf({ item: { fileServer: true } });
    await vi.waitFor(
      async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'fail' }),
      10_000,
    );
    const { content } = await platform.task(String(body['id']));
    expect(content).toMatch(
      new RegExp(`would contain \\d+ files and empty folders, but an archive can contain at most ${Number(files) - 1}`),
    );
    expect((await platform.send('GET', `backup/${String(body['id'])}`)).body).toMatchObject({ message: content });
  } finally {
    defaultLimits.maxEntries = maxEntries;
  }
});

test.each([
  [{ item: {} }, 'item', 'Backup content cannot be empty'],
  [{ item: { html: false } }, 'item', 'Backup content cannot be empty'],
  [{ item: { mongodb: true } }, 'moduleRules', 'Data content is required'],
  [{ item: { mongodb: true }, moduleRules: { nonsense: 0 } }, 'moduleRules', 'Data content is not correct'],
  [{ item: { html: true }, name: 'x'.repeat(31) }, 'name', expect.stringContaining('30')],
  [{ item: { fileServer: true }, excludedDirs: ['a*'] }, 'excludedDirs.0', expect.any(String)],
  [{ name: 'x' }, 'item', expect.any(String)],
])('rejects %j and names the field', async (query, field, message) => {
  const { status, body } = await exportOf(query as JsonObject);
  expect({ status, ...body }).toMatchObject({ status: 400, field, message });
  expect((await platform.send('GET', 'taskmanager?query={"filter":{"status":"ongoing"}}')).list).toEqual([]);
});

test('rejects a directory outside the library', async () => {
  const { status, body } = await exportOf({ item: { fileServer: true }, excludedDirs: ['../x'] });
  expect({ status, ...body }).toMatchObject({ status: 400, message: 'The path is not allowed' });
});

test('is named after the system and the time by default', async () => {
  await platform.kit.pool.query(
    `insert into setting (project, revision, body) values ('default', 1, '{"name":{"en":"A very long system name"}}')
     on conflict (project) do update set body = excluded.body`,
  );
  const { name } = await platform.backUp({ item: { html: true } });
  expect(name).toMatch(/^A very lon \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('a HEAD request starts nothing', async () => {
  await platform.send('HEAD', `backup/export?query=${encodeURIComponent('{"item":{"html":true}}')}`);
  expect((await platform.send('GET', 'backup')).list).toEqual([]);
});

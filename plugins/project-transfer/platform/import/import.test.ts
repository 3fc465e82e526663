import { join } from 'node:path';
import { installTestLicense, licenseTime, type TestPlatform } from '@signalbox/platform-kit/testing';
import { fileState } from '@signalbox/project-data/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentsOf, fillProject, longName, writeProjectMedia } from '../testing/a-project';
import { allParts, entriesOf, exportProject, putDocument, sendImport, transferPlatform } from '../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
  await fillProject(platform, 'default');
});
afterAll(() => platform.close());

test('imports into an empty project, whose export is then the same to the byte', async () => {
  // An export counts the secrets of `data_source` that it leaves out. The second export would have none to count.
  const parts = allParts.filter((name) => name !== 'data_source');
  const { rawPayload } = await exportProject(platform, { parts });
  const other = await transferPlatform();
  try {
    expect(await sendImport(other, rawPayload)).toMatchObject({ status: 200, body: { status: 'OK' } });
    const again = await exportProject(other, { parts });
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
  } finally {
    await other.close();
  }
  expect(await sendImport(platform, rawPayload, { project: 'twin' })).toMatchObject({ status: 200 });
  const twin = (await exportProject(platform, { project: 'twin', parts })).rawPayload;
  expect((await entriesOf(twin)).slice(1)).toEqual((await entriesOf(rawPayload)).slice(1));
});

/** Content of its own under some names and ids of the export. */
async function fillOwn(project: string): Promise<void> {
  await putDocument(platform, { project, collection: 'dashboard', id: 'b', body: { name: 'Mine' } });
  await putDocument(platform, { project, collection: 'dashboard', id: 'own', body: { name: 'Own' } });
  const alarmTypes = [
    { id: 'high', title: 'Mine' },
    { id: 'low', title: 'Low' },
  ];
  await platform.kit.pool.query('insert into setting (project, revision, body) values ($1, 1, $2)', [
    project,
    JSON.stringify({ name: 'Other', alarmTypes }),
  ]);
  writeProjectMedia(platform, { project, path: 'logo.txt', content: 'mine' });
}

test('adds only missing records without overwriting, and overwrites otherwise', async () => {
  const { rawPayload } = await exportProject(platform);
  const project = 'merged';
  await fillOwn(project);
  const before = await documentsOf(platform, project);

  const fields = { overwrite: 'false', collections: JSON.stringify(['dashboard', 'setting', 'media']) };
  const plan = await sendImport(platform, rawPayload, { project, call: 'plan', fields });
  expect(plan.body).toMatchObject({
    rule: 1,
    parts: [
      { name: 'dashboard', added: 2, changed: 0, same: 0, skipped: 1, deleted: 0 },
      { name: 'setting', added: 0, changed: 0, same: 0, skipped: 1, deleted: 0 },
      { name: 'media', added: 1, changed: 0, same: 0, skipped: 1, deleted: 0 },
    ],
    differences: [{ what: 'project', archived: 'default', running: 'merged' }],
  });
  expect(await documentsOf(platform, project)).toEqual(before);

  expect(await sendImport(platform, rawPayload, { project, fields })).toMatchObject({ status: 200 });
  expect(await documentsOf(platform, project)).toEqual(expect.arrayContaining(before));
  expect(await documentsOf(platform, project)).toHaveLength(4);
  const root = join(platform.kit.dataDir, 'media', '_p_merged');
  expect(await fileState(root)).toMatchObject({ 'logo.txt': 'mine', [longName]: 'picture', 'empty/': '' });

  const overwriting = { ...fields, overwrite: 'true' };
  const second = await sendImport(platform, rawPayload, { project, call: 'plan', fields: overwriting });
  expect(second.body).toMatchObject({
    rule: 0,
    parts: [
      { name: 'dashboard', added: 0, changed: 1, same: 2, skipped: 0, deleted: 0 },
      { name: 'setting', changed: 1, same: 0 },
      { name: 'media', changed: 1, same: 1 },
    ],
  });
  expect(await sendImport(platform, rawPayload, { project, fields: overwriting })).toMatchObject({ status: 200 });
  expect((await documentsOf(platform, project)).join('\n')).toMatch(/dashboard b .*Boiler/);
  expect((await documentsOf(platform, project)).join('\n')).toMatch(/dashboard own .*Own/);
  expect(await fileState(root)).toMatchObject({ 'logo.txt': '<svg/>' });
  const { rows } = await platform.kit.pool.query('select revision, body from setting where project = $1', [project]);
  expect(rows).toMatchObject([
    {
      body: {
        name: 'Other',
        alarmTypes: [
          { id: 'high', title: 'Too high' },
          { id: 'low', title: 'Low' },
        ],
      },
    },
  ]);
});

test('keeps the secrets of a record that is otherwise the same, and drops those of a changed one', async () => {
  const { rawPayload } = await exportProject(platform, { parts: ['data_source'] });
  const before = await documentsOf(platform, 'default');
  const fields = { overwrite: 'true' };
  const plan = await sendImport(platform, rawPayload, { call: 'plan', fields });
  expect(plan.body).toMatchObject({ parts: [{ same: 1, changed: 0 }], lostSecrets: 0 });
  await sendImport(platform, rawPayload, { fields });
  expect(await documentsOf(platform, 'default')).toEqual(before);

  const project = 'elsewhere';
  await putDocument(platform, {
    project,
    collection: 'data_source',
    id: 'd',
    body: { host: 'old.example', password: 'hidden-4' },
  });
  expect((await sendImport(platform, rawPayload, { project, call: 'plan', fields })).body).toMatchObject({
    lostSecrets: 1,
  });
  await sendImport(platform, rawPayload, { project, fields });
  expect((await documentsOf(platform, project)).join('')).not.toContain('hidden');
});

test('opens an encrypted archive only with its password', async () => {
  const { rawPayload, headers } = await exportProject(platform, { password: 's3cret-code' });
  expect(headers['content-type']).toBe('application/vnd.signalbox.project');
  expect(rawPayload.subarray(0, 8).toString()).toBe('SBXPROJ1');
  const project = 'encrypted';
  const rejected = async (password?: string) =>
    (await sendImport(platform, rawPayload, { project, password })).body['message'];
  expect(await rejected()).toMatch(/Enter its verification code/);
  expect(await rejected('other')).toMatch(/does not match/);
  expect(await documentsOf(platform, project)).toEqual([]);
  expect(await sendImport(platform, rawPayload, { project, password: 's3cret-code' })).toMatchObject({ status: 200 });
  expect(await documentsOf(platform, project)).toHaveLength(7);
  const plain = (await exportProject(platform)).rawPayload;
  expect((await sendImport(platform, plain, { project, password: 's3cret-code' })).body['message']).toMatch(
    /does not match/,
  );
});

test('rejects an import into a project whose license has expired', async () => {
  const { rawPayload } = await exportProject(platform);
  const project = 'late';
  const expireTime = licenseTime(platform.clock.now() - 1000);
  await installTestLicense(platform.kit, { expireTime }, project);
  for (const call of ['plan', 'upload'] as const)
    expect(await sendImport(platform, rawPayload, { project, call })).toMatchObject({
      status: 400,
      body: { message: 'The project has expired, cannot import', detail: new Date(expireTime).toISOString() },
    });
  expect(await documentsOf(platform, project)).toHaveLength(0);
});

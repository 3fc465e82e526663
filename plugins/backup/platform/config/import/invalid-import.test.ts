import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportProject, putDocument, sendImport, transferPlatform } from '../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

test('an import lists the records that their routes would reject, and leaves them out', async () => {
  const put = (collection: string, id: string, body: Parameters<typeof putDocument>[1]['body']) =>
    putDocument(platform, { collection, id, body });
  await put('theme', 'bad', { name: 'Evil', tokens: { colorPrimary: 'red;} body { display: none' } });
  await put('theme', 'good', { name: 'Night' });
  await put('model', 'nameless', { title: 'Pump' });
  await put('flow', 'free', { anything: true });
  const { rawPayload } = await exportProject(platform, { parts: ['theme', 'model', 'flow'] });
  const project = 'north';
  const { body } = await sendImport(platform, rawPayload, { project, call: 'plan', fields: { overwrite: 'true' } });
  const counts = { added: 0, changed: 0, same: 0, skipped: 0, deleted: 0 };
  const invalid = (id: string, field: string, message: string) => ({
    invalid: { count: 1, shown: [{ id, error: expect.objectContaining({ code: 100_010_001, field, message }) }] },
  });
  expect(body['parts']).toEqual([
    { name: 'model', ...counts, ...invalid('nameless', 'name', 'name cannot be empty') },
    { name: 'flow', ...counts, added: 1 },
    {
      name: 'theme',
      ...counts,
      added: 1,
      ...invalid('bad', 'tokens.colorPrimary', 'tokens.colorPrimary has the wrong form'),
    },
  ]);
  expect(await sendImport(platform, rawPayload, { project, fields: { overwrite: 'true' } })).toMatchObject({
    status: 200,
  });
  const { rows } = await platform.kit.pool.query<{ id: string }>(
    `select id from document where project = $1 and collection in ('theme', 'model', 'flow') order by id`,
    [project],
  );
  expect(rows.map(({ id }) => id)).toEqual(['free', 'good']);
  // Where it is already as the archive has it, nothing is left out.
  const { body: here } = await sendImport(platform, rawPayload, { call: 'plan', fields: { overwrite: 'true' } });
  expect(here['parts']).toEqual([
    { name: 'model', ...counts, same: 1 },
    { name: 'flow', ...counts, same: 1 },
    { name: 'theme', ...counts, same: 2 },
  ]);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileState } from '../../restore/testing/platform-state';
import { exportProject, sendImport, transferPlatform } from '../testing/transfer';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

const raw = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><circle r="1"/></svg>';
const files = {
  'img/a.svg': raw,
  'languagePack/False[xx].json': '{"console": 1}',
  'languagePack/Good[yy].json': '{"console": {"a": "b"}}',
  'page.html': '<script>alert(1)</script>',
  'not-a.png': 'text',
  'notes.txt': 'text',
};

test('an import takes the files that an upload would, cleaned as an upload is, and lists the others', async () => {
  for (const [path, content] of Object.entries(files)) {
    const place = join(platform.kit.dataDir, 'media', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  const { rawPayload } = await exportProject(platform, { parts: ['media'] });
  const project = 'north';
  const refused = ['languagePack/False[xx].json', 'not-a.png', 'page.html'];
  const { body } = await sendImport(platform, rawPayload, { project, call: 'plan', fields: { overwrite: 'true' } });
  const error = expect.objectContaining({ code: 100_010_006 });
  expect(body['parts']).toEqual([
    {
      name: 'media',
      added: 3,
      changed: 0,
      same: 0,
      skipped: 0,
      deleted: 0,
      invalid: { count: 3, shown: expect.arrayContaining(refused.map((id) => ({ id, error }))) },
    },
  ]);
  expect(await sendImport(platform, rawPayload, { project, fields: { overwrite: 'true' } })).toMatchObject({
    status: 200,
  });
  const state = await fileState(join(platform.kit.dataDir, 'media', '_p_north'));
  expect(Object.keys(state).filter((path) => !path.endsWith('/'))).toEqual(
    expect.arrayContaining(['img/a.svg', 'languagePack/Good[yy].json', 'notes.txt']),
  );
  for (const path of refused) expect(state).not.toHaveProperty([path]);
  expect(String(state['img/a.svg'])).toContain('circle');
  expect(String(state['img/a.svg'])).not.toContain('script');
});

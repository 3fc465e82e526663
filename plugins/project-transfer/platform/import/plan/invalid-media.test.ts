import { errorTable } from '@signalbox/api';
import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileState } from '@signalbox/project-data/testing';
import { exportProject, sendImport, transferPlatform } from '../../testing/transfer';

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
  'languagePack/Second[yy].json': '{"console": {"a": "c"}}',
  'page.html': '<script>alert(1)</script>',
  'not-a.png': 'text',
  'fdp\u202eexe.txt': 'text',
  'deep.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(20_000)}</svg>`,
  'notes.txt': 'text',
};

test('an import accepts and cleans files like an upload, and lists the others', async () => {
  for (const [path, content] of Object.entries(files)) {
    const place = join(platform.kit.dataDir, 'media', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
  const { rawPayload } = await exportProject(platform, { parts: ['media'] });
  const project = 'north';
  const rejectedAs = {
    'languagePack/False[xx].json': 100_010_006,
    'languagePack/Second[yy].json': errorTable.packCodeTaken.code,
    'not-a.png': 100_010_006,
    'page.html': 100_010_006,
    'fdp\u202eexe.txt': 100_010_007,
    'deep.svg': errorTable.fileTooComplex.code,
  };
  const rejected = Object.keys(rejectedAs);
  const { body } = await sendImport(platform, rawPayload, { project, call: 'plan', fields: { overwrite: 'true' } });
  const shown = Object.entries(rejectedAs).map(([id, code]): object => ({
    id,
    error: expect.objectContaining({ code }) as object,
  }));
  expect(body['parts']).toEqual([
    {
      name: 'media',
      added: 3,
      changed: 0,
      same: 0,
      skipped: 0,
      deleted: 0,
      invalid: { count: 6, shown: expect.arrayContaining(shown) },
    },
  ]);
  expect(await sendImport(platform, rawPayload, { project, fields: { overwrite: 'true' } })).toMatchObject({
    status: 200,
  });
  const state = await fileState(join(platform.kit.dataDir, 'media', '_p_north'));
  expect(Object.keys(state).filter((path) => !path.endsWith('/'))).toEqual(
    expect.arrayContaining(['img/a.svg', 'languagePack/Good[yy].json', 'notes.txt']),
  );
  for (const path of rejected) expect(state).not.toHaveProperty([path]);
  expect(String(state['img/a.svg'])).toContain('circle');
  expect(String(state['img/a.svg'])).not.toContain('script');
});

test('an import respects the quota of the media library like an upload', async () => {
  const { rawPayload } = await exportProject(platform, { parts: ['media'] });
  const project = 'full';
  const body = { mediaLibraryQuota: 1 };
  await platform.kit.database.insertInto('setting').values({ project, revision: 1, body }).execute();
  const place = join(platform.kit.dataDir, 'media', '_p_full', 'large.bin');
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, '');
  truncateSync(place, 2 ** 30);
  for (const call of ['plan', 'upload'] as const)
    expect((await sendImport(platform, rawPayload, { project, call })).body).toMatchObject({
      code: errorTable.quotaExceeded.code,
      message: expect.stringMatching(/\b1\b/),
    });
  expect(readdirSync(dirname(place))).toEqual(['large.bin']);
});

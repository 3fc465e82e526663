import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { openArchive } from '@signalbox/archive';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { borrowArchive } from '../../archives/archive-files';
import { isInFolder, withStoredArchive } from '../../testing/stored-archives';
import { type ArchiveContent, mediaState, temporaryState, writeMedia } from '@signalbox/project-data/testing';
import { inspectArchived, planAreaFiles, mediaArea } from '@signalbox/project-data';
import { makeRestoreDeps } from '../make-restore-deps';
import { planRestore } from '../plan/plan-restore';
import type { RestoreChoice } from '../choice/restore-choice';
import { mediaPlatform, putArchive, restore } from '../testing/restore-bench';

let platform: TestPlatform;
let media: string;
beforeEach(async () => {
  ({ platform, media } = await mediaPlatform());
});
afterEach(() => platform.close());

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const script = '<script>alert(1)</script>';
const archived = {
  'img/a.svg': svg(`${script}<path d="M0 0h1"/>`),
  'img/clean.svg': svg('<path d="M0 0h1"/>'),
  'img/heavy.svg': svg('<g/>'.repeat(20_000)),
  'docs/old.html': script,
  'docs/page.html': script,
  'docs/b.txt': 'b',
  'false.png': 'text',
  'fdp\u202eexe.txt': 'text',
  'languagePack/False[xx].json': '{"console": 1}',
};
const there = { 'docs/old.html': 'before', 'same.html': script };
const rejected = [
  'img/heavy.svg',
  'docs/old.html',
  'docs/page.html',
  'false.png',
  'fdp\u202eexe.txt',
  'languagePack/False[xx].json',
];

test.each([0, 2] as const)(
  'a restore by rule %i restores the files that an upload accepts, cleaned like them, as planned',
  async (rule) => {
    await writeMedia(platform.kit, there);
    await putArchive(platform, 'b1', { fileServer: { ...archived, 'same.html': script } });
    const choice = { rules: {}, fileServer: rule };
    const counts = { added: 3, changed: 0, same: 1, skipped: 0, deleted: 0 };
    const planned = await plan(choice);
    expect(planned).toEqual({ ...counts, invalid: { count: 6, shown: expect.any(Array) } });
    expect(planned?.invalid?.shown.map(({ id }) => id).toSorted()).toEqual(rejected.toSorted());
    expect(await temporaryState(platform.kit)).toEqual([]);

    expect(await restore(platform, { choice })).toEqual([{ name: 'fileServer', ...(planned && totals(planned)) }]);
    expect(await filesThere()).toEqual({
      ...there,
      'img/a.svg': svg('<path d="M0 0h1"/>'),
      'img/clean.svg': archived['img/clean.svg'],
      'docs/b.txt': 'b',
    });
    expect(await temporaryState(platform.kit)).toEqual([]);
  },
);

test.each([
  ['.abc', { added: 1 }],
  ['.xyz', { added: 0, invalid: { count: 1 } }],
])('a restore with settings accepts the formats that they allow: %s', async (otherFormat, expected) => {
  const list: JsonObject[] = [
    { name: 'document', format: ['.txt'] },
    { name: 'other', otherFormat },
  ];
  const content: ArchiveContent = {
    fileServer: { 'docs/a.abc': 'any' },
    modules: { setting: [{ id: 'setting', body: { mediaLibraryAllowList: list } }] },
  };
  await putArchive(platform, 'b1', content);
  const choice: RestoreChoice = { rules: { setting: 0 }, fileServer: 0 };
  expect(await plan(choice)).toMatchObject(expected);
  await restore(platform, { choice });
  expect(Object.keys(await filesThere())).toEqual(expected.added === 1 ? ['docs/a.abc'] : []);
});

// Only a file of a folder can be large and take no space.
test.runIf(isInFolder)('a restore respects the quota of the media library, like its plan', async () => {
  const { database } = platform.kit;
  await database
    .insertInto('setting')
    .values({ project: 'default', revision: 1, body: { mediaLibraryQuota: 1 } })
    .execute();
  await writeMedia(platform.kit, { 'docs/large.txt': '' });
  truncateSync(join(media, 'docs/large.txt'), 2 ** 30);
  const modules = { setting: [{ id: 'setting', body: { mediaLibraryQuota: 2 } }] };
  await putArchive(platform, 'b1', { fileServer: { 'docs/b.txt': 'b' }, modules });
  const choice = { rules: {}, fileServer: 0 as const };
  const error = { errorName: 'quotaExceeded', options: { params: { used: '1', limit: '1' } } };
  await expect(plan(choice)).rejects.toMatchObject(error);
  await expect(restore(platform, { choice })).rejects.toMatchObject(error);
  expect(await platform.kit.files.names('docs')).toEqual(['large.txt']);
  expect(await temporaryState(platform.kit)).toEqual([]);

  await restore(platform, { choice: { ...choice, rules: { setting: 0 } } });
  expect((await platform.kit.files.names('docs')).toSorted()).toEqual(['b.txt', 'large.txt']);
});

test('a restore creates no folder for files that are all left out', async () => {
  await putArchive(platform, 'b1', {
    fileServer: { 'docs/b.txt': 'b', 'pages/deep/a.html': script, 'c.html': script },
  });
  const choice = { rules: {}, fileServer: 0 as const };
  expect(await plan(choice)).toMatchObject({ added: 1, invalid: { count: 2 } });
  await restore(platform, { choice });
  expect(Object.keys(await mediaState(platform.kit)).toSorted()).toEqual(['docs/', 'docs/b.txt']);
});

test('a plan returns the number of files that it has not inspected', async () => {
  await putArchive(platform, 'b1', { fileServer: archived });
  const { path, release } = await borrowArchive(platform.kit, { project: 'default', id: 'b1' });
  const archive = await openArchive({ path });
  const area = mediaArea(platform.kit, 'default');
  const outcome = await planAreaFiles({ archive, area, rule: 0 });
  const bytes = archived['img/a.svg'].length + archived['img/clean.svg'].length;
  const inspected: string[] = [];
  const result = await inspectArchived({
    archive,
    plan: outcome,
    folder: join(platform.kit.dataDir, 'inspection'),
    limits: { milliseconds: 600_000, bytes },
    async inspect(files) {
      inspected.push(...files.map(({ path }) => path));
      return files.map(() => undefined);
    },
  });
  await archive.close();
  await release();
  expect(result.count).toBe(0);
  expect(result.notInspected).toBe(Object.keys(archived).length - inspected.length);
  expect(inspected.length).toBeGreaterThan(0);
  expect(result.notInspected).toBeGreaterThan(0);
});

describe('of the packs of a language, a restore', () => {
  const pack = (text: string) => JSON.stringify({ console: { a: text } });
  const at = (name: string) => `languagePack/${name}.json`;
  const packs = async () =>
    Object.fromEntries(Object.entries(await filesThere()).filter(([path]) => path.startsWith('languagePack/')));
  const first = { [at('Français[fr]')]: pack('first') };

  test.each([
    ['leaves out a second one beside one that exists', 0, first, { [at('French[fr]')]: pack('2') }, first],
    [
      'leaves out another case of the code',
      0,
      { [at('A[fr_CA]')]: pack('1') },
      { [at('B[fr_ca]')]: pack('2') },
      { [at('A[fr_CA]')]: pack('1') },
    ],
    [
      'replaces one of the same name',
      0,
      first,
      { [at('Français[fr]')]: pack('2') },
      { [at('Français[fr]')]: pack('2') },
    ],
    [
      'replaces one that the rule deletes',
      2,
      first,
      { [at('French[fr]')]: pack('2') },
      { [at('French[fr]')]: pack('2') },
    ],
    ['restores one of two', 0, {}, { ...first, [at('French[fr]')]: pack('2') }, first],
    [
      'restores the valid one of two',
      0,
      {},
      { [at('A[fr]')]: '{', [at('B[fr]')]: pack('2') },
      { [at('B[fr]')]: pack('2') },
    ],
    [
      'keeps two that exist',
      0,
      { ...first, [at('French[fr]')]: pack('2') },
      first,
      { ...first, [at('French[fr]')]: pack('2') },
    ],
    [
      'restores others of the same label',
      0,
      first,
      { [at('Français[fr_CA]')]: pack('2') },
      { ...first, [at('Français[fr_CA]')]: pack('2') },
    ],
  ] as const)('%s', async (_, rule, existing, content, after) => {
    await writeMedia(platform.kit, existing);
    await putArchive(platform, 'b1', { fileServer: content });
    const choice = { rules: {}, fileServer: rule };
    const planned = await plan(choice);
    expect(await restore(platform, { choice })).toEqual([{ name: 'fileServer', ...(planned && totals(planned)) }]);
    expect(await packs()).toEqual(after);
  });

  test('names the first to those who see the plan', async () => {
    await writeMedia(platform.kit, first);
    await putArchive(platform, 'b1', { fileServer: { [at('French[fr]')]: pack('2') } });
    const planned = await plan({ rules: {}, fileServer: 0 });
    const error = expect.objectContaining({
      code: 100_010_037,
      message: expect.stringContaining('Français[fr].json'),
    }) as object;
    expect(planned?.invalid).toEqual({ count: 1, shown: [{ id: at('French[fr]'), error }] });
  });
});

/** In the form of the restore's record. */
function totals({ invalid, ...counts }: NonNullable<Awaited<ReturnType<typeof plan>>>) {
  return { counts, invalid };
}

async function plan(choice: RestoreChoice) {
  return withStoredArchive(platform.kit, { project: 'default', id: 'b1' }, async (archive) => {
    // A busy machine may need longer than a response waits.
    const inspectionLimits = { milliseconds: 600_000, bytes: 2 ** 30 };
    const by = { viewer: aViewer(), language: 'en' as const, project: 'default' };
    const options = { ...by, archive, choice, keptFolders: [], inspectionLimits };
    const { files } = await planRestore(makeRestoreDeps(platform.kit), options);
    return files?.fileServer;
  });
}

async function filesThere(): Promise<Record<string, string>> {
  const state = await mediaState(platform.kit);
  return Object.fromEntries(Object.entries(state).filter(([path]) => !path.endsWith('/')));
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { aViewer, createTestPlatform, type TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { multipartBody } from '../testing/multipart-body';
import { refreshShippedPacks } from './shipped-packs';

const french = 'Français[fr].json';
let platform: TestPlatform;
let folder: string;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin] });
});
afterAll(() => platform.close());
beforeEach(async () => {
  if (await platform.kit.files.entry('languagePack')) await platform.kit.files.remove('languagePack');
  rmSync(join(platform.kit.dataDir, 'shipped-language-packs.json'), { force: true });
  folder = mkdtempSync(join(tmpdir(), 'signalbox-packs-'));
  platform.viewer = aViewer();
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a version that ships `packs`. */
const start = async (packs: Record<string, string>) => {
  for (const [name, save] of Object.entries(packs)) writeFileSync(join(folder, name), aPack(save));
  await refreshShippedPacks(platform.kit, folder);
};
const upload = (save: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/rest/core/mediaLibrary/upload?catalog=languagePack&action=cover',
    ...multipartBody({ name: french, content: aPack(save) }),
  });
const remove = () =>
  platform.app.inject({
    method: 'POST',
    url: '/rest/core/mediaLibrary/delete',
    payload: { paths: [`languagePack/${french}`] },
  });

/** The part of a pack that these tests read. */
type Pack = { 'console-kit': { save: string } };

/** The response without a session. */
const shown = async () => {
  platform.viewer = undefined;
  const answer = await platform.app.inject(`/rest/core/media/languagePack/${encodeURIComponent(french)}`);
  platform.viewer = aViewer();
  return answer.statusCode === 200 ? answer.json<Pack>()['console-kit'].save : answer.statusCode;
};
const aPack = (save: string) => JSON.stringify({ 'console-kit': { save } } satisfies Pack);

test('installs a pack in a new library, readable without a session', async () => {
  await start({ [french]: 'Sauver' });
  expect(await shown()).toBe('Sauver');
});

test('replaces an installed pack with a newer version, and adds a new language', async () => {
  await start({ [french]: 'Sauver' });
  await start({ [french]: 'Enregistrer', 'Deutsch[de].json': 'Sichern' });
  expect(await shown()).toBe('Enregistrer');
  expect((await platform.kit.files.list('languagePack')).map(({ name }) => name)).toEqual(['Deutsch[de].json', french]);
});

test('keeps a pack that an administrator replaced, at every later version', async () => {
  await start({ [french]: 'Sauver' });
  await upload('Garder');
  await start({ [french]: 'Enregistrer' });
  await start({ [french]: 'Valider' });
  expect(await shown()).toBe('Garder');
});

test('does not restore a pack that an administrator removed', async () => {
  await start({ [french]: 'Sauver' });
  await remove();
  await start({ [french]: 'Enregistrer' });
  expect(await platform.kit.files.list('languagePack')).toEqual([]);
});

test('keeps a pack that existed before the product shipped one', async () => {
  await upload('Garder');
  await start({ [french]: 'Sauver' });
  expect(await shown()).toBe('Garder');
});

test('does not add a second pack of a language that an administrator has uploaded one of', async () => {
  await platform.kit.files.write('languagePack/German[de].json', Readable.from([Buffer.from('{}')]));
  await start({ 'Deutsch[de].json': 'Speichern' });
  expect((await platform.kit.files.list('languagePack')).map(({ name }) => name)).toEqual(['German[de].json']);
});

test('updates a pack again once its shipped content is restored', async () => {
  await start({ [french]: 'Sauver' });
  await upload('Garder');
  await upload('Sauver');
  await start({ [french]: 'Enregistrer' });
  expect(await shown()).toBe('Enregistrer');
});

test('finds the packs of this version', async () => {
  await platformPlugin.refresh?.(platform.kit);
  expect(await shown()).toBe('Enregistrer');
  expect(await platform.kit.files.list('languagePack')).toHaveLength(2);
});

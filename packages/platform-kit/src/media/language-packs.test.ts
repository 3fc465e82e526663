import { Readable } from 'node:stream';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore } from '../files';
import { languagePacks } from './language-packs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'signalbox-packs-'));
});
afterAll(() => rmSync(root, { recursive: true }));

test('lists a project’s packs by code, the default project’s where it has none, and nothing else', async () => {
  const files = createFileStore({ root });
  const write = (path: string) => files.write(path, Readable.from([Buffer.from('{}')]));
  expect(await languagePacks(files, 'default')).toEqual([]);
  for (const name of ['Français[fr].json', 'العربية[ar].json', 'notes.json']) await write(`languagePack/${name}`);
  const codes = async (project: string) => (await languagePacks(files, project)).map(({ code }) => code);
  expect(await codes('default')).toEqual(['ar', 'fr']);
  expect(await codes('north')).toEqual(['ar', 'fr']);
  await write('_p_north/languagePack/Deutsch[de].json');
  expect(await languagePacks(files, 'north')).toEqual([
    {
      code: 'de',
      label: 'Deutsch',
      name: 'Deutsch[de].json',
      url: '/core/media/_p_north/languagePack/Deutsch%5Bde%5D.json',
      filePath: '/core/media/_p_north/languagePack/Deutsch%5Bde%5D.json',
    },
  ]);
});

import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ArchiveError, errors } from './archive-error';
import { rawEntries, rawZip } from './testing/raw-zip';
import { readAll } from './testing/read-all';
import { badManifests } from './testing/rejected/bad-manifests';
import { badNames } from './testing/rejected/bad-names';
import { brokenFiles } from './testing/rejected/broken-files';
import { page, type RejectedArchive } from './testing/rejected/rejected-archive';
import { tooLarge } from './testing/rejected/too-large';
import { temporaryFolder } from './testing/temporary-folder';

const cases: RejectedArchive[] = [
  ...brokenFiles,
  ...badNames,
  ...tooLarge,
  ...badManifests,
  {
    reason: 'wrongCode',
    what: 'a password for an archive that has none',
    bytes: () => rawZip(rawEntries(page)),
    password: 'c',
  },
];

const limits = { maxEntries: 50, maxEntryBytes: 2 ** 20, maxManifestBytes: 2 ** 16, ratioFreeBytes: 2 ** 19 };

it.each(cases)('rejects $what: $reason', async ({ reason, bytes, password }) => {
  const folder = temporaryFolder();
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes());
  const error = await readAll({ path, password, limits }).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(ArchiveError);
  expect((error as ArchiveError).reason, String(error)).toBe(reason);
  expect(readdirSync(folder)).toEqual(['a.zip']);
});

it('has a message for every reason', () => {
  expect([...new Set(cases.map(({ reason }) => reason)), 'codeNeeded'].toSorted()).toEqual(
    Object.keys(errors).toSorted(),
  );
});

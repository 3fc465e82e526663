import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress } from 'node:zlib';
import type { JsonObject } from '@signalbox/schemas';
import { extract } from 'tar-stream';

/** The administrator's password in the data folder. */
export const earlierPassword = 'e2KxhSVlyviIMSoa';
/** The password of the export and of the downloaded backup. */
export const archivePassword = 'pw-123456';

/** Address of a file of the earlier version. */
export const fixture = (name: string) => new URL(name, import.meta.url);

/** What the earlier version answered. */
export const expected = readJson<{ settings: JsonObject; dashboards: JsonObject[]; cycles: JsonObject[] }>(
  'expected.json',
);
/** The settings in `backup-with-settings.zip`. */
export const settingsOfBackup = readJson<JsonObject>('settings-of-backup.json');

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(fixture(name), 'utf8')) as Content;
}

/** A file of the earlier version, as a form that an upload sends. */
export function uploadOf(
  name: 'project-export' | 'backup-with-password.zip' | 'backup-with-settings.zip',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([readFileSync(fixture(name))]), name);
  return form;
}

/** Extracts the data folder to an empty folder. As root, the cluster belongs to the account that runs databases, as it did. */
export async function openEarlierData(dataDir: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const entries = extract();
  const decompressed = pipeline(
    createReadStream(fixture('data-folder.tar.br')),
    createBrotliDecompress({ params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }),
    entries,
  );
  for await (const entry of entries) {
    const { name, type, mode, uid, gid } = entry.header;
    const path = join(dataDir, name);
    if (type === 'directory') await mkdir(path, { recursive: true });
    else await pipeline(entry, createWriteStream(path));
    if (isRoot) await chown(path, uid ?? 0, gid ?? 0);
    await chmod(path, mode ?? 0o600);
    entry.resume();
  }
  await decompressed;
}

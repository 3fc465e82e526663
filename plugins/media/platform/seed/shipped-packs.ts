import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { languagePackDirectory, mediaPath, type PlatformKit } from '@signalbox/platform-kit';
import { packOf } from '@signalbox/schemas/pack-name';

/**
 * Installs the language packs of this version in the library: adds new ones and replaces those that an earlier
 * version installed. Keeps packs that an administrator replaced or removed (docs/decisions/0006).
 */
export async function refreshShippedPacks(kit: PlatformKit, folder = shippedFolder()): Promise<void> {
  if (folder === undefined) return;
  const brought = await readRecord(kit.dataDir);
  const names = (await readdir(folder)).filter((name) => packOf(name));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const shipped = hashOf(content);
    const place = mediaPath('default', `${languagePackDirectory}/${name}`);
    const file = await kit.files.read(place);
    const present = file && hashOf(await buffer(file.stream));
    if (present !== shipped && present !== brought[name]) continue;
    if (present !== shipped) await kit.files.write(place, parts(content));
    brought[name] = shipped;
  }
  await writeRecord(kit.dataDir, brought);
}

/** Name of a pack → SHA-256 of the content that was installed last. */
type PackRecord = Record<string, string>;

async function readRecord(dataDir: string): Promise<PackRecord> {
  const path = recordPath(dataDir);
  return existsSync(path) ? (JSON.parse(await readFile(path, 'utf8')) as PackRecord) : {};
}

/** Writes atomically: a truncated record would stop the next start. */
async function writeRecord(dataDir: string, record: PackRecord): Promise<void> {
  const path = recordPath(dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(record, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
}

/** Stored beside the library, so that it is backed up with the files but not listed. */
function recordPath(dataDir: string): string {
  return join(dataDir, 'shipped-language-packs.json');
}

function shippedFolder(): string | undefined {
  return packFolders.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));
}

/** Beside the bundled server, and from this file in the source tree. */
const packFolders = ['../seed/language-packs/', '../../../../apps/platform/seed/language-packs/'];

function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function* parts(content: Uint8Array) {
  yield content;
}

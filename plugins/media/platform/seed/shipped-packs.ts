import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { languagePackDirectory, languagePacks, mediaPath, type PlatformKit, sha256Hex } from '@signalbox/platform-kit';
import { packOf } from '@signalbox/schemas/pack-name';

/**
 * Installs the language packs of this version in the library: adds new ones and replaces those that an earlier
 * version installed. Keeps packs that an administrator replaced or removed (docs/decisions/0006).
 */
export async function refreshShippedPacks(kit: PlatformKit, folder = shippedFolder()): Promise<void> {
  if (folder === undefined) return;
  const before = await readRecord(kit);
  const installed = { ...before };
  const names = (await readdir(folder)).filter((name) => packOf(name));
  for (const name of names) {
    const content = await readFile(join(folder, name));
    const shipped = sha256Hex(content);
    const place = mediaPath('default', `${languagePackDirectory}/${name}`);
    const file = await kit.files.read(place);
    const present = file && sha256Hex(await buffer(file.stream));
    if (present !== shipped && present !== installed[name]) continue;
    if (!file && (await languagePacks(kit.files, 'default')).some(({ code }) => code === packOf(name)?.code)) continue;
    if (present !== shipped) await kit.files.write(place, parts(content));
    installed[name] = shipped;
  }
  if (!isDeepStrictEqual(installed, before)) await writeRecord(kit, installed);
}

/** Name of a pack → SHA-256 of the content that was installed last. */
type PackRecord = Record<string, string>;

async function readRecord({ fileTree }: Pick<PlatformKit, 'fileTree'>): Promise<PackRecord> {
  const file = await fileTree.read(recordPath);
  return file ? (JSON.parse(await text(file.content)) as PackRecord) : {};
}

async function writeRecord({ fileTree }: Pick<PlatformKit, 'fileTree'>, record: PackRecord): Promise<void> {
  await fileTree.write(recordPath, `${JSON.stringify(record, undefined, 2)}\n`);
}

/** Beside the library, so that it is not listed. */
const recordPath = 'shipped-language-packs.json';

function shippedFolder(): string | undefined {
  return packFolders.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));
}

/** Beside the bundled server, and from this file in the source tree. */
const packFolders = ['../seed/language-packs/', '../../../../apps/platform/seed/language-packs/'];

async function* parts(content: Uint8Array) {
  yield content;
}

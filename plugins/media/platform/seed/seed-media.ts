import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { PlatformKit } from '@signalbox/platform-kit';
import { languagePackDirectory, packOf } from '../library/language-pack';
import { mediaPath } from '../library/media-path';
import { demoFiles } from './demo-files';

/** Demo files and the language packs that ship with the product. A file that is there stays as it is. */
export async function seedMedia({ files }: PlatformKit, project: string): Promise<void> {
  for (const [path, content] of [...demoFiles(), ...(await shippedPacks())]) {
    const place = mediaPath(project, path);
    if (!(await files.entry(place))) await files.write(place, parts(content));
  }
}

async function shippedPacks(): Promise<[path: string, content: Uint8Array][]> {
  const folder = packFolders
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((path) => existsSync(path));
  if (folder === undefined) return [];
  const names = (await readdir(folder)).filter((name) => packOf(name));
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [
      `${languagePackDirectory}/${name}`,
      await readFile(join(folder, name)),
    ]),
  );
}

/** Beside the bundled server, and from this file in the source tree. */
const packFolders = ['../seed/language-packs/', '../../../../apps/platform/seed/language-packs/'];

async function* parts(content: Uint8Array) {
  yield content;
}

import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname, join as below } from 'node:path/posix';
import { buffer } from 'node:stream/consumers';
import type { mediaPlatform } from './media-platform';

/** Changes of the tree of files past the platform of a test, as a killed process leaves them. Paths begin in `media`. */
export function outsideChanges(media: Pick<ReturnType<typeof mediaPlatform>, 'platform'>) {
  const tree = () => media.platform.kit.fileTree;
  const at = (path: string) => below('media', path);
  const makeParent = (path: string) => tree().makeDirectory(dirname(at(path)));
  async function filesBelow(path: string): Promise<string[]> {
    const found: string[] = [];
    for (const { name, kind } of await tree().entries(at(path))) {
      const place = below(path, name);
      found.push(...(kind === 'directory' ? await filesBelow(place) : [place]));
    }
    return found;
  }
  return {
    filesBelow,
    /** `modifiedAt` in seconds since 1970. */
    async write(path: string, content: string | Uint8Array, modifiedAt?: number): Promise<void> {
      const folder = join(media.platform.kit.dataDir, 'received');
      const file = join(folder, randomUUID());
      await mkdir(folder, { recursive: true });
      await writeFile(file, content);
      if (modifiedAt !== undefined) await utimes(file, modifiedAt, modifiedAt);
      await makeParent(path);
      await tree().importFile(file, at(path), { shouldReplace: true });
    },
    async read(path: string): Promise<string> {
      const file = await tree().read(at(path));
      if (!file) throw new Error(`${path} is missing`);
      return (await buffer(file.content)).toString();
    },
    names: (path: string) => tree().names(at(path)),
    makeDirectory: (path: string) => tree().makeDirectory(at(path)),
    async move(from: string, to: string): Promise<void> {
      await makeParent(to);
      await tree().move(at(from), at(to));
    },
    async link(from: string, to: string): Promise<void> {
      await makeParent(to);
      await tree().link(at(from), at(to));
    },
    remove: (path: string) => tree().remove(at(path)),
  };
}

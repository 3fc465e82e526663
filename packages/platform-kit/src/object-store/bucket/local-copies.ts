import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, ignoreMissing, linkOrCopy } from '../../file-tree';
import { sha256Hex } from '../../sha256-hex';

interface CopiesOptions {
  /** Created on first use. */
  folder: string;
  /** Limit of all copies together. The last one stays, also when it is larger. */
  maxBytes: number;
}

/** What identifies one content of an object. */
export interface CopyId {
  key: string;
  tag: string;
}

/** Copies of a bucket's objects on this machine. Several servers may share the folder. */
export interface LocalCopies {
  /** Gives a copy a second path, which stays when the copy goes. False if there is none. */
  lend(id: CopyId, path: string): Promise<boolean>;
  /** Moves a file here. */
  keep(id: CopyId, path: string): Promise<void>;
  /** Removes the copies of an object. */
  forget(key: string): Promise<void>;
  /** Removes those without a use for a day: the object may be gone. */
  removeLeftovers(): Promise<void>;
}

export function createLocalCopies({ folder, maxBytes }: CopiesOptions): LocalCopies {
  const pathOf = ({ key, tag }: CopyId) => join(folder, `${digest(key)}-${digest(tag)}`);
  const remove = (name: string) => rm(join(folder, name), { force: true });

  async function removeBeyond(limit: number, isOld: (usedAt: number) => boolean, except?: string): Promise<void> {
    let bytes = 0;
    for (const copy of await copiesIn(folder)) {
      bytes += copy.bytes;
      if (copy.name !== except && (bytes > limit || isOld(copy.usedAt))) await remove(copy.name);
    }
  }

  return {
    async lend(id, path) {
      try {
        await linkOrCopy(pathOf(id), path);
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return false;
        throw error;
      }
      const now = new Date();
      await utimes(pathOf(id), now, now).catch(ignoreMissing);
      return true;
    },
    async keep(id, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const place = pathOf(id);
      const now = new Date();
      await utimes(path, now, now);
      await rename(path, place);
      await removeBeyond(maxBytes, () => false, place.slice(folder.length + 1));
    },
    async forget(key) {
      for (const { name } of await copiesIn(folder)) if (name.startsWith(`${digest(key)}-`)) await remove(name);
    },
    removeLeftovers: () => removeBeyond(maxBytes, (usedAt) => Date.now() - usedAt > unusedMilliseconds),
  };
}

/** The last used first. */
async function copiesIn(folder: string): Promise<{ name: string; bytes: number; usedAt: number }[]> {
  const copies = [];
  for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
    const stats = await stat(join(folder, name)).catch(ignoreMissing);
    if (stats?.isFile()) copies.push({ name, bytes: stats.size, usedAt: stats.mtimeMs });
  }
  return copies.toSorted((one, other) => other.usedAt - one.usedAt);
}

function digest(text: string): string {
  return sha256Hex(text).slice(0, 32);
}

const unusedMilliseconds = 24 * 60 * 60 * 1000;

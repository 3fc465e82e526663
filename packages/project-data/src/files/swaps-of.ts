import { lstat, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { bringFile, hasCode } from './bring-file';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { foundFile, type FoundTree, listTree } from './list-tree';
import { stagedFolder } from './stage-files';
import { exists, placesOfPrevious, type Swap } from './swap';

interface AreaToSwap {
  dataDir: string;
  /** Of the operation. */
  folder: string;
  area: FileArea;
  verdict: FilesPlan;
}

/** The swaps that bring staged files into place, and a note of what was there when they were staged. */
export async function swapsOf({ dataDir, folder, area, verdict: result }: AreaToSwap): Promise<Swap[]> {
  const below = (path: string) => relative(dataDir, path);
  const known = Object.fromEntries(result.held.files.map(({ path, ...options }) => [path, options]));
  await writeFile(knownFile(folder, area.item), JSON.stringify(known));
  const swaps: Swap[] = [];
  for (const unit of result.units) {
    const [target, staged] = [join(area.root, unit), join(stagedFolder(folder, area), unit)];
    swaps.push({
      target: below(target),
      ...((await exists(staged)) ? { staged: below(staged) } : {}),
      previous: below(join(folder, area.item, 'old', unit)),
      hadTarget: await exists(target),
    });
  }
  return swaps;
}

interface SwappedUnit {
  swap: Swap;
  unit: string;
}

interface OldFiles {
  dataDir: string;
  folder: string;
  item: FileArea['item'];
  link?: (source: string, target: string) => Promise<void>;
}

/**
 * Brings along what the staged files do not have: what was written to the old ones between staging and swapping, as an
 * upload in that time is as one that came after the restore; and what is none of the area's, links among it. Where the
 * restore has a file of that name, that one stays.
 */
export async function carryOver({ dataDir, folder, item, link }: OldFiles, { swap, unit }: SwappedUnit): Promise<void> {
  const known = JSON.parse(await readFile(knownFile(folder, item), 'utf8')) as Record<
    string,
    { bytes: number; modifiedMs: number; inode: number } | undefined
  >;
  for (const place of await placesOfPrevious(dataDir, swap)) {
    const { files, links } = await treeAt(place);
    const bring = async (path: string, run: (source: string, target: string) => Promise<void>) => {
      const target = join(dataDir, swap.target, path);
      await mkdir(dirname(target), { recursive: true })
        .then(() => run(join(place, path), target))
        .catch(unlessThere);
    };
    for (const file of files) {
      const path = [unit, file.path].filter((part) => part !== '').join('/');
      const options = known[path];
      if (options?.inode === file.inode && options.modifiedMs === file.modifiedMs && options.bytes === file.bytes)
        continue;
      const by = join(folder, item, 'copied');
      await bring(file.path, (source, target) => bringFile({ source, target, by, link }));
    }
    for (const path of links) await bring(path, async (source, target) => symlink(await readlink(source), target));
  }
}

/** All that stands there, whoever's it is. A link is not followed. */
async function treeAt(place: string): Promise<FoundTree> {
  const alone = await foundFile(dirname(place), basename(place));
  if (alone) return { files: [{ ...alone, path: '' }], directories: [], links: [] };
  if ((await lstat(place)).isSymbolicLink()) return { files: [], directories: [], links: [''] };
  return listTree(place, { isForeign: () => false });
}

function knownFile(folder: string, item: FileArea['item']): string {
  return join(folder, item, 'known.json');
}

function unlessThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
}

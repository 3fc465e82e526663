import { lstat, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { hasCode } from '@signalbox/platform-kit';
import { linkOrCopyFile } from './link-or-copy-file';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { foundFile, type FoundTree, listTree } from './list-tree';
import { stagedFolder } from './stage-files';
import { exists, placesOfPrevious, type Swap } from './swap';

interface AreaToSwap {
  dataDir: string;
  /** Folder of the operation. */
  folder: string;
  area: FileArea;
  plan: FilesPlan;
}

/**
 * The swaps that move staged files to their targets. Also stores the list of files that existed when they were staged.
 */
export async function swapsOf({ dataDir, folder, area, plan }: AreaToSwap): Promise<Swap[]> {
  const below = (path: string) => relative(dataDir, path);
  const known = Object.fromEntries(plan.existing.files.map(({ path, ...known }) => [path, known]));
  await writeFile(knownFile(folder, area.item), JSON.stringify(known));
  const swaps: Swap[] = [];
  for (const unit of plan.units) {
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
 * Copies files that were written to the old folder between staging and swapping, so that an upload in that time behaves
 * like one after the restore. Also copies foreign files and links. An existing file of the restore with the same name
 * stays.
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
      const stats = known[path];
      if (stats?.inode === file.inode && stats.modifiedMs === file.modifiedMs && stats.bytes === file.bytes) continue;
      const by = join(folder, item, 'copied');
      await bring(file.path, (source, target) => linkOrCopyFile({ source, target, by, link }));
    }
    for (const path of links) await bring(path, async (source, target) => symlink(await readlink(source), target));
  }
}

/** Everything at that path, foreign files included. Links are not followed. */
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

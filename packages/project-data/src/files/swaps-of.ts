import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { dirname, join as below } from 'node:path/posix';
import { type FileTree, hasCode } from '@signalbox/platform-kit';
import type { FileArea } from './file-area';
import type { FilesPlan } from './plan-files';
import { type FoundTree, listTree } from './list-tree';
import { stagedPath } from './place-staged';
import { placesOfPrevious, type Swap } from './swap';

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
  const { tree, root, item } = area;
  const known = Object.fromEntries(plan.existing.files.map(({ path, ...known }) => [path, known]));
  await writeFile(knownFile(folder, item), JSON.stringify(known));
  const operation = relative(dataDir, folder).replaceAll('\\', '/');
  const swaps: Swap[] = [];
  for (const unit of plan.units) {
    const [target, staged] = [below(root, unit), below(stagedPath({ dataDir, folder, area }), unit)];
    swaps.push({
      target,
      ...((await tree.stat(staged)) ? { staged } : {}),
      previous: below(operation, item, 'old', unit),
      hadTarget: (await tree.stat(target)) !== undefined,
    });
  }
  return swaps;
}

interface SwappedUnit {
  swap: Swap;
  unit: string;
}

interface OldFiles {
  tree: FileTree;
  /** Folder of the operation. */
  folder: string;
  item: FileArea['item'];
}

/**
 * Copies files that were written to the old folder between staging and swapping, so that an upload in that time behaves
 * like one after the restore. Also copies foreign files and links. An existing file of the restore with the same name
 * stays.
 */
export async function carryOver({ tree, folder, item }: OldFiles, { swap, unit }: SwappedUnit): Promise<void> {
  const known = JSON.parse(await readFile(knownFile(folder, item), 'utf8')) as Record<
    string,
    { bytes: number; modifiedMs: number; inode: number } | undefined
  >;
  for (const place of await placesOfPrevious(tree, swap)) {
    const { files, links } = await treeAt(tree, place);
    const bring = async (path: string, run: (source: string, target: string) => Promise<void>) => {
      const target = below(swap.target, path);
      await tree
        .makeDirectory(dirname(target))
        .then(() => run(below(place, path), target))
        .catch(unlessThere);
    };
    for (const file of files) {
      const path = [unit, file.path].filter((part) => part !== '').join('/');
      const stats = known[path];
      if (stats?.inode === file.inode && stats.modifiedMs === file.modifiedMs && stats.bytes === file.bytes) continue;
      await bring(file.path, tree.link);
    }
    for (const path of links) await bring(path, tree.copy);
  }
}

/** Everything at that path, foreign files included. Links are not followed. */
async function treeAt(tree: FileTree, place: string): Promise<FoundTree> {
  const stats = await tree.stat(place);
  if (stats?.kind === 'file') {
    const { bytes, modifiedMs, id: inode } = stats;
    return { files: [{ path: '', bytes, modifiedMs, inode }], directories: [], links: [] };
  }
  if (stats?.kind === 'link') return { files: [], directories: [], links: [''] };
  return listTree({ tree, root: place }, { isForeign: () => false });
}

function knownFile(folder: string, item: FileArea['item']): string {
  return join(folder, item, 'known.json');
}

function unlessThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
}

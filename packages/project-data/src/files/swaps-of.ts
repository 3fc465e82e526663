import { text } from 'node:stream/consumers';
import { dirname, join as below } from 'node:path/posix';
import { type FileTree, hasCode } from '@signalbox/platform-kit';
import type { FileArea } from './file-area';
import type { JobFolder } from './job-folder';
import type { FilesPlan } from './plan-files';
import { type FoundTree, listTree } from './list-tree';
import { stagedPath } from './place-staged';
import { placesOfPrevious, type Swap } from './swap';

interface AreaToSwap {
  jobFolder: JobFolder;
  area: FileArea;
  plan: FilesPlan;
}

/**
 * The swaps that move staged files to their targets. Also stores the list of files that existed when they were staged.
 */
export async function swapsOf({ jobFolder, area, plan }: AreaToSwap): Promise<Swap[]> {
  const { tree, root, item } = area;
  const known = Object.fromEntries(plan.existing.files.map(({ path, ...known }) => [path, known]));
  await tree.makeDirectory(below(jobFolder.path, item));
  await tree.write(knownFile(jobFolder, item), JSON.stringify(known));
  const swaps: Swap[] = [];
  for (const unit of plan.units) {
    const [target, staged] = [below(root, unit), below(stagedPath({ jobFolder, area }), unit)];
    swaps.push({
      target,
      ...((await tree.stat(staged)) ? { staged } : {}),
      previous: below(jobFolder.path, item, 'old', unit),
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
  jobFolder: JobFolder;
  item: FileArea['item'];
}

/**
 * Copies files that were written to the old folder between staging and swapping, so that an upload in that time behaves
 * like one after the restore. Also copies foreign files and links. An existing file of the restore with the same name
 * stays.
 */
export async function carryOver({ tree, jobFolder, item }: OldFiles, { swap, unit }: SwappedUnit): Promise<void> {
  const known = await readKnown(tree, knownFile(jobFolder, item));
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

type KnownFiles = Record<string, { bytes: number; modifiedMs: number; inode: number } | undefined>;

async function readKnown(tree: FileTree, path: string): Promise<KnownFiles> {
  const file = await tree.read(path);
  if (!file) throw new Error(`${path} is missing`);
  return JSON.parse(await text(file.content)) as KnownFiles;
}

function knownFile({ path }: JobFolder, item: FileArea['item']): string {
  return below(path, item, 'known.json');
}

function unlessThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST', 'ENOTDIR')) throw error;
}

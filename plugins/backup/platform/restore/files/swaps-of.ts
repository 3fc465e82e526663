import { readFile, writeFile } from 'node:fs/promises';
import { link, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { FileArea } from './file-area';
import type { FilesVerdict } from './judge-files';
import { foundFile, listTree } from './list-tree';
import { stagedFolder } from './stage-files';
import { exists, placesOfPrevious, type Swap } from './swap';

interface AreaToSwap {
  dataDir: string;
  /** Of the operation. */
  folder: string;
  area: FileArea;
  verdict: FilesVerdict;
}

/** The swaps that bring staged files into place, and a note of what was there when they were staged. */
export async function swapsOf({ dataDir, folder, area, verdict }: AreaToSwap): Promise<Swap[]> {
  const below = (path: string) => relative(dataDir, path);
  const known = Object.fromEntries(verdict.held.files.map(({ path, ...facts }) => [path, facts]));
  await writeFile(knownFile(folder, area.item), JSON.stringify(known));
  const swaps: Swap[] = [];
  for (const unit of verdict.units) {
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

/**
 * Brings along what was written to the old files between staging and swapping: an upload in that time is as one that came
 * after the restore. Where the restore has a file of that name, that one stays.
 */
export async function carryOver(
  { dataDir, folder, item }: { dataDir: string; folder: string; item: FileArea['item'] },
  { swap, unit }: { swap: Swap; unit: string },
): Promise<void> {
  const known = JSON.parse(await readFile(knownFile(folder, item), 'utf8')) as Record<
    string,
    { bytes: number; modifiedMs: number; inode: number } | undefined
  >;
  for (const place of await placesOfPrevious(dataDir, swap)) {
    const alone = await foundFile(dirname(place), place.slice(dirname(place).length + 1));
    const files = alone ? [{ ...alone, path: '' }] : (await listTree(place, { isForeign: () => false })).files;
    for (const file of files) {
      const path = [unit, file.path].filter((part) => part !== '').join('/');
      const facts = known[path];
      if (facts?.inode === file.inode && facts.modifiedMs === file.modifiedMs && facts.bytes === file.bytes) continue;
      const target = join(dataDir, swap.target, file.path);
      await mkdir(dirname(target), { recursive: true });
      await link(join(place, file.path), target).catch(unlessThere);
    }
  }
}

function knownFile(folder: string, item: FileArea['item']): string {
  return join(folder, item, 'known.json');
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && (error.code === 'EEXIST' || error.code === 'ENOTDIR')))
    throw error;
}

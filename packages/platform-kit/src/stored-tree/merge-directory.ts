import type { FileTree } from '../file-tree';
import { hasCode } from '../file-tree';

/**
 * Gives the content of a directory a place in another one, and replaces nothing there. Returns the paths there that have another
 * content. Others may use that directory meanwhile. The files stay in the first directory as well; remove it afterwards.
 */
export async function mergeDirectory(tree: FileTree, from: string, to: string): Promise<string[]> {
  const kept: string[] = [];
  for (const { name, kind } of await tree.entries(from)) {
    const [source, target] = [`${from}/${name}`, to === '' ? name : `${to}/${name}`];
    if (kind === 'directory') kept.push(...(await placeDirectory(tree, source, target)));
    else if (!(await placeFile(tree, source, target))) kept.push(target);
  }
  return kept;
}

async function placeDirectory(tree: FileTree, source: string, target: string): Promise<string[]> {
  const existing = await tree.stat(target);
  if (existing?.kind === 'file') return [target];
  if (existing) return mergeDirectory(tree, source, target);
  try {
    await tree.move(source, target);
    return [];
  } catch (error) {
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOTDIR')) throw error;
    return placeDirectory(tree, source, target);
  }
}

/** False if there is another content. */
async function placeFile(tree: FileTree, source: string, target: string): Promise<boolean> {
  try {
    await tree.link(source, target);
    return true;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    const [own, other] = await tree.digests([source, target]);
    return own === other;
  }
}

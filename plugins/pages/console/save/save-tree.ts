import { ApiError } from '@signalbox/api/client';
import type { PageClash } from '../../shared/merge/merge-nodes';
import { mergeTrees } from '../../shared/merge/merge-trees';
import { overLimits } from '../../shared/tree/over-limits';
import type { PageTree, TreeLimits } from '../../shared/tree/page-node';
import { hasUnreadable, type SavedTree } from '../editor/editor-state';

/** Saves that lose the race to other administrators' saves this often fail. */
const maxMerges = 5;

export type SaveResult =
  /** By `revision`, the settings query knows the console's own save. */
  | { kind: 'saved'; saved: SavedTree; revision: number | undefined; isMerged: boolean }
  /** Another administrator changed the same pages. */
  | { kind: 'clash'; theirs: SavedTree; clashes: readonly PageClash[] }
  /** Not saved: the merged tree exceeds a limit, or its save would delete stored values that the editor cannot read. */
  | { kind: 'merged'; theirs: SavedTree; tree: PageTree };

interface SaveTreeOptions {
  /** The stored tree that the draft starts from. */
  base: SavedTree;
  tree: PageTree;
  /** Keys of the pages that the draft moved. */
  moved: ReadonlySet<string>;
  limits: TreeLimits;
  /** Saves `tree` over the revision of `base`. Rejects with `conflict` if another one is stored. */
  send: (tree: SavedTree) => Promise<SavedTree>;
  readStored: () => Promise<SavedTree>;
}

/** Saves a tree. After another administrator's save it merges both and saves again. Rejects with the error of `send`. */
export async function saveTree(options: SaveTreeOptions): Promise<SaveResult> {
  const { moved, limits, send, readStored } = options;
  let { base, tree } = options;
  for (let merges = 0; ; merges++) {
    try {
      const saved = await send({ tree, revision: base.revision });
      return { kind: 'saved', saved, revision: saved.revision, isMerged: merges > 0 };
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorName === 'conflict';
      if (!isConflict || merges === maxMerges) throw error;
    }
    const theirs = await readStored();
    const merged = mergeTrees({ base: base.tree, mine: tree, theirs: theirs.tree, moved });
    if (merged.clashes.length > 0) return { kind: 'clash', theirs, clashes: merged.clashes };
    if (!canSave(theirs, merged.tree, limits)) return { kind: 'merged', theirs, tree: merged.tree };
    base = theirs;
    ({ tree } = merged);
  }
}

/** False if a save of `tree` over the stored pages first needs the user. */
export function canSave(stored: SavedTree, tree: PageTree, limits: TreeLimits): boolean {
  return !hasUnreadable(stored) && overLimits(tree, limits) === undefined;
}

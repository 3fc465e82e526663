import type { Item } from '../items/item';
import type { UndoStep } from '../undo/undo-step';

/** The dialog that is open, or the field in the list. */
export type OpenDialog =
  | { kind: 'newFolder' | 'keys' }
  | { kind: 'inlineRename' | 'replace'; item: Item }
  | { kind: 'rename'; item: Item; typed?: string }
  | { kind: 'delete' | 'download'; items: readonly Item[] }
  /** `target`: chosen already, by a drop or by Paste. */
  | { kind: 'place'; how: 'move' | 'copy'; items: readonly Item[]; target?: string }
  | { kind: 'undo'; step: UndoStep }
  /** The browser did not put it into its clipboard. */
  | { kind: 'address'; text: string };

/** Items that were cut or copied. */
export interface Clipboard {
  how: 'move' | 'copy';
  items: readonly Item[];
}

/** Returns the paths that move with the next Paste. */
export function cutPaths(clipboard: Clipboard | undefined): ReadonlySet<string> | undefined {
  return clipboard?.how === 'move' ? new Set(clipboard.items.map(({ path }) => path)) : undefined;
}

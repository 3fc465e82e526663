import type { PageClash } from '../../shared/merge/merge-nodes';
import type { SavedTree } from '../editor/editor-state';

/** Why a save failed. */
export type SaveFailure =
  /** Another administrator changed the same pages. */
  | { kind: 'clash'; theirs: SavedTree; clashes: readonly PageClash[] }
  /** Any other error of the platform or of the connection. */
  | { kind: 'failed'; error: unknown };

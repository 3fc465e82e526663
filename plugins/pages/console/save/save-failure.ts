import type { PageClash } from '../../shared/merge/merge-nodes';
import type { SavedTree } from '../editor/editor-state';
import type { RejectedPage } from './rejected-pages';

/** Why a save failed. */
export type SaveFailure =
  /** Another administrator changed the same pages. */
  | { kind: 'clash'; theirs: SavedTree; clashes: readonly PageClash[] }
  /** Any other error of the platform or of the connection, with the pages that it is about. */
  | { kind: 'failed'; error: unknown; rejected: readonly RejectedPage[] };

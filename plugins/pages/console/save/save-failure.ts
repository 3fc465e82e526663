import type { RejectedPage } from './rejected-pages';
import type { SaveResult } from './save-tree';

/** Why a save failed. */
export type SaveFailure =
  | Extract<SaveResult, { kind: 'clash' }>
  /** Any other error of the platform or of the connection, with the pages that it is about. */
  | { kind: 'failed'; error: unknown; rejected: readonly RejectedPage[] };

/** What the user may do to pages. A missing handler hides its entry. */
export interface RowActions {
  canMove: (key: string) => boolean;
  canDelete: (key: string) => boolean;
  onMoveTo: (key: string) => void;
  onAddBelow?: ((key: string) => void) | undefined;
  onDuplicate?: ((key: string) => void) | undefined;
  onDelete: (key: string) => void;
}

/** True if the menu of a page has an entry. */
export function hasRowMenu({ canMove, canDelete, onAddBelow, onDuplicate }: RowActions, key: string): boolean {
  return onAddBelow !== undefined || onDuplicate !== undefined || canMove(key) || canDelete(key);
}

/** What the user may do to pages. A missing handler hides its entry. */
export interface RowActions {
  canMove: boolean;
  onMoveTo: (key: string) => void;
  onAddBelow?: ((key: string) => void) | undefined;
  onDuplicate?: ((key: string) => void) | undefined;
  onDelete?: ((key: string) => void) | undefined;
}

import type { PageTree } from '../../shared/tree/page-node';

export interface PageActions {
  select: (key: string) => void;
  /** Scrolls to the row of a page and gives it the focus. */
  reveal: (key: string) => void;
}

export interface PreviewProps {
  /** The draft. */
  tree: PageTree;
  /** Key of the selected page. */
  selected: string | undefined;
  /** The dashboard of the selected page is deleted or does not exist. */
  isDead: boolean;
  actions: PageActions;
}

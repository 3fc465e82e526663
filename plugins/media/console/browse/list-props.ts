import type { Item } from '../items/item';
import type { Selection } from '../items/selection';

/** What a key or a double click asks for beside the selection. `item`: the one that the keyboard is on. */
export type ListCommand = 'open' | 'rename' | 'delete' | 'up' | 'clear';

export interface ListProps {
  label: string;
  items: readonly Item[];
  /** Of all pages; -1 where nobody knows it. */
  count: number;
  isBusy: boolean;
  /** Loads the next page. Undefined on the last one, and while one is loading. */
  onMore: (() => void) | undefined;
  selection: Selection;
  onSelect: (next: Selection) => void;
  onCommand: (command: ListCommand, item: Item | undefined) => void;
}

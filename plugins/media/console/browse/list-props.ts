import type { Item } from '../items/item';
import type { Selection } from '../items/selection';

/** What a key or a double click asks for beside the selection. `item`: the one that the keyboard is on. */
export type ListCommand = 'open' | 'rename' | 'delete' | 'up' | 'clear' | 'cut' | 'copy' | 'paste' | 'undo' | 'help';

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** An item of a list. */
export interface Listed {
  /** Names it in the selection. */
  path: string;
  name: string;
}

export interface ListProps<T extends Listed = Item> {
  label: string;
  items: readonly T[];
  /** The number of items on all pages; -1 where it is not known. */
  count: number;
  isBusy: boolean;
  /** Loads the next page. Undefined on the last one, and while one is loading. */
  onMore: (() => void) | undefined;
  /** Some pages are not loaded. */
  hasMore: boolean;
  selection: Selection;
  /** Paths of items that move with the next Paste. They are pale. */
  cut?: ReadonlySet<string> | undefined;
  onSelect: (next: Selection) => void;
  onCommand: (command: ListCommand, item: T | undefined) => void;
  /** Opens the menu of an item, which is selected then, or of the list itself. */
  onMenu: (item: T | undefined, at: Point) => void;
}

import type { KeyboardEvent } from 'react';

/** What a key does in a tree whose rows are in one list from top to bottom. `index`: of the row that it concerns. */
type TreeKey =
  | { kind: 'focus' | 'expand' | 'collapse' | 'select' | 'menu' | 'delete' | 'rename'; index: number }
  | { kind: 'type'; letter: string };

/** A row of a drawn tree, without those below collapsed ones. */
interface Row {
  /** 1 at the top. */
  level: number;
  /** Undefined for a row without rows below it. */
  isExpanded: boolean | undefined;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface TreePlace {
  rows: readonly Row[];
  /** The row with the focus. */
  index: number;
  isRtl: boolean;
  /** True while a space belongs to the typed text. */
  isTyping: boolean;
}

/** The keys of a tree by the ARIA practices. Undefined: the key is not the tree's. */
export function treeKey(pressed: Pressed, { rows, index, isRtl, isTyping }: TreePlace): TreeKey | undefined {
  const row = rows[index];
  if (row === undefined || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const name = mirroredKey(pressed.key, isRtl);
  // A title may have spaces.
  if (name === ' ' && isTyping) return { kind: 'type', letter: name };
  switch (name) {
    case 'ArrowDown':
      return { kind: 'focus', index: Math.min(index + 1, rows.length - 1) };
    case 'ArrowUp':
      return { kind: 'focus', index: Math.max(index - 1, 0) };
    case 'Home':
      return { kind: 'focus', index: 0 };
    case 'End':
      return { kind: 'focus', index: rows.length - 1 };
    case 'ArrowRight':
      if (row.isExpanded === false) return { kind: 'expand', index };
      return { kind: 'focus', index: row.isExpanded ? index + 1 : index };
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', index };
      return { kind: 'focus', index: parentIndex(rows, index) };
    case 'Enter':
    case ' ':
      return { kind: 'select', index };
    case 'Delete':
      return { kind: 'delete', index };
    case 'F2':
      return { kind: 'rename', index };
    case 'ContextMenu':
      return { kind: 'menu', index };
    case 'F10':
      return pressed.shiftKey ? { kind: 'menu', index } : undefined;
    default:
      return name.length === 1 ? { kind: 'type', letter: name } : undefined;
  }
}

/** The key as if the text ran from left to right. */
export function mirroredKey(key: string, isRtl: boolean): string {
  return isRtl ? (mirrored[key] ?? key) : key;
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The row itself at the top. */
function parentIndex(rows: readonly Row[], index: number): number {
  const level = rows[index]?.level ?? 1;
  const parent = rows.findLastIndex((row, at) => at < index && row.level < level);
  return parent < 0 ? index : parent;
}

import type { KeyboardEvent } from 'react';
import type { Step } from '../../shared/tree/step-place';
import { rowIndex, type TreeRow } from '../rows/visible-rows';

/** What a key does in the tree. */
export type TreeKey =
  | { kind: 'focus'; index: number }
  | { kind: 'expand' | 'collapse' | 'select' | 'menu' | 'delete'; key: string }
  | { kind: 'move'; key: string; step: Step }
  | { kind: 'type'; letter: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The keys of a tree by the ARIA practices; with Alt, arrow keys move the page. Undefined: the key is not the tree's. */
export function treeKey(
  pressed: Pressed,
  { rows, index, isRtl, isTyping }: { rows: readonly TreeRow[]; index: number; isRtl: boolean; isTyping: boolean },
): TreeKey | undefined {
  const row = rows[index];
  if (row === undefined || pressed.ctrlKey || pressed.metaKey) return undefined;
  const { key } = row.node;
  const name = isRtl ? (mirrored[pressed.key] ?? pressed.key) : pressed.key;
  if (pressed.altKey) {
    const step = stepKeys[name];
    return step && { kind: 'move', key, step };
  }
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
      if (row.isExpanded === false) return { kind: 'expand', key };
      return { kind: 'focus', index: row.isExpanded ? index + 1 : index };
    case 'ArrowLeft':
      if (row.isExpanded) return { kind: 'collapse', key };
      return { kind: 'focus', index: parentIndex(rows, index) };
    case 'Enter':
    case ' ':
      return { kind: 'select', key };
    case 'Delete':
      return { kind: 'delete', key };
    case 'ContextMenu':
      return { kind: 'menu', key };
    case 'F10':
      return pressed.shiftKey ? { kind: 'menu', key } : undefined;
    default:
      return name.length === 1 ? { kind: 'type', letter: name } : undefined;
  }
}

const mirrored: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };
const stepKeys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

function parentIndex(rows: readonly TreeRow[], index: number): number {
  const found = rowIndex(rows, rows[index]?.parent);
  return found < 0 ? index : found;
}

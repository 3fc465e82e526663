import { mirroredKey, treeKey } from '@signalbox/console-kit';
import type { KeyboardEvent } from 'react';
import type { Step } from '../../shared/tree/step-place';
import type { TreeRow } from '../rows/visible-rows';

/** What a key does in the tree of pages. */
export type PageTreeKey =
  | { kind: 'focus'; index: number }
  | { kind: 'expand' | 'collapse' | 'select' | 'menu' | 'delete'; key: string }
  | { kind: 'move'; key: string; step: Step }
  | { kind: 'type'; letter: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;
type Place = { rows: readonly TreeRow[]; index: number; isRtl: boolean; isTyping: boolean };

/** The keys of a tree; with Alt, arrow keys move the page. Undefined: the key is not the tree's. */
export function pageTreeKey(pressed: Pressed, place: Place): PageTreeKey | undefined {
  const { rows, index, isRtl } = place;
  const key = rows[index]?.node.key;
  if (key === undefined) return undefined;
  if (pressed.altKey && !pressed.ctrlKey && !pressed.metaKey) {
    const step = stepKeys[mirroredKey(pressed.key, isRtl)];
    return step && { kind: 'move', key, step };
  }
  const found = treeKey(pressed, place);
  switch (found?.kind) {
    case undefined:
    case 'rename':
      return undefined;
    case 'type':
      return found;
    case 'focus':
      return { kind: 'focus', index: found.index };
    case 'expand':
    case 'collapse':
    case 'select':
    case 'menu':
    case 'delete':
      return { kind: found.kind, key };
  }
}

const stepKeys: Record<string, Step> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

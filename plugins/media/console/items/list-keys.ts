import { mirroredKey } from '@signalbox/console-kit';
import type { KeyboardEvent } from 'react';
import type { Reach } from './selection';

/** What a key does in the list of files. */
export type ListKey =
  | { kind: 'reach'; index: number; how: Reach }
  | { kind: 'open' | 'selectAll' | 'clear' | 'rename' | 'delete' | 'up' | 'menu' | 'help' }
  | { kind: 'cut' | 'copy' | 'paste' | 'undo' }
  | { kind: 'type'; letter: string };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

interface ListPlace {
  /** Index of the item that the keyboard is on; -1 for none. */
  index: number;
  count: number;
  /** 1 in a table. */
  columns: number;
  /** That fit on the screen. */
  rows: number;
  isRtl: boolean;
  /** True while a space belongs to the typed text. */
  isTyping: boolean;
}

/** The keys of a file manager. Undefined: the key is not the list's. */
export function listKey(pressed: Pressed, place: ListPlace): ListKey | undefined {
  const { isRtl, isTyping, index } = place;
  const key = mirroredKey(pressed.key, isRtl);
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) return key === 'ArrowUp' ? { kind: 'up' } : undefined;
  const chord = isControl && !pressed.shiftKey ? chords[latinLetter(pressed)] : undefined;
  if (chord !== undefined) return { kind: chord };
  if (key === 'ContextMenu' || (key === 'F10' && pressed.shiftKey)) return { kind: 'menu' };
  const target = targetOf(key, place);
  if (target !== undefined) return { kind: 'reach', index: target, how: howOf(pressed) };
  if (key === ' ' && (isControl || !isTyping)) {
    if (index < 0) return undefined;
    return { kind: 'reach', index, how: isControl ? 'toggle' : pressed.shiftKey ? 'extend' : 'select' };
  }
  const command = isControl ? undefined : commands[key];
  if (command !== undefined) return { kind: command };
  return !isControl && [...key].length === 1 ? { kind: 'type', letter: key } : undefined;
}

/** With Control or Command. */
const chords: Record<string, 'selectAll' | 'cut' | 'copy' | 'paste' | 'undo'> = {
  a: 'selectAll',
  x: 'cut',
  c: 'copy',
  v: 'paste',
  z: 'undo',
};

/** The letter of a key, also where the keyboard writes another script. */
function latinLetter({ key, code }: Pressed): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

const commands: Record<string, 'open' | 'clear' | 'rename' | 'delete' | 'up' | 'help'> = {
  Enter: 'open',
  Escape: 'clear',
  F2: 'rename',
  Delete: 'delete',
  Backspace: 'up',
  // No name has this letter.
  '?': 'help',
};

function howOf({ shiftKey, ctrlKey, metaKey }: Pressed): Reach {
  if (shiftKey) return 'extend';
  return ctrlKey || metaKey ? 'focus' : 'select';
}

/** The item that a key goes to. Undefined for other keys, and without items. */
function targetOf(key: string, { index, count, columns, rows }: ListPlace): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: columns > 1 ? 1 : 0,
    ArrowLeft: columns > 1 ? -1 : 0,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * rows,
    PageUp: -columns * rows,
  };
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined || step === 0) return undefined;
  if (index < 0) return 0;
  const target = index + step;
  if (target >= 0 && target < count) return target;
  // A page ends at the first or last item; an arrow stays, or goes to a last row that is shorter.
  if (Math.abs(step) > columns) return step < 0 ? 0 : count - 1;
  const isRowBelow = step === columns && Math.floor((count - 1) / columns) > Math.floor(index / columns);
  return isRowBelow ? count - 1 : index;
}

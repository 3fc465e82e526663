import { treeKey, useTypeAhead } from '@signalbox/console-kit';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DirectoryRow } from './directory-rows';

interface TreeDeps {
  rows: readonly DirectoryRow[];
  /** The row that the keyboard is on. */
  active: number;
  onActive: (index: number) => void;
  onExpand: (path: string, isExpanded: boolean) => void;
  onOpen: (path: string) => void;
}

/** The keys and clicks of the tree. */
export function useTreeHandlers({ rows, active, onActive, onExpand, onOpen }: TreeDeps) {
  const typeAhead = useTypeAhead();
  const open = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    onActive(index);
    onOpen(row.path);
  };
  const expand = (index: number, isExpanded: boolean) => {
    const row = rows[index];
    if (row !== undefined) onExpand(row.path, isExpanded);
  };
  const find = (letter: string) => {
    const names = rows.map(({ name }) => name);
    const found = typeAhead.find(letter, names, active);
    if (found !== undefined) onActive(found);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = treeKey(event, { rows, index: active, isRtl, isTyping: typeAhead.isTyping() });
    if (pressed === undefined) return;
    switch (pressed.kind) {
      case 'type':
        find(pressed.letter);
        break;
      case 'focus':
        onActive(pressed.index);
        break;
      case 'select':
        open(pressed.index);
        break;
      case 'expand':
      case 'collapse':
        expand(pressed.index, pressed.kind === 'expand');
        break;
      case 'menu':
      case 'delete':
      case 'rename':
        return;
    }
    event.preventDefault();
  };
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
    const isExpanded = rows[index]?.isExpanded;
    if (target.closest('[data-toggle]') && isExpanded !== undefined) expand(index, !isExpanded);
    else open(index);
  };
  return { onKeyDown: handleKey, onClick: handleClick };
}

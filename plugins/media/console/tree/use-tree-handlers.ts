import { treeKey, useTypeAhead } from '@signalbox/console-kit';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { DirectoryRow } from './directory-rows';

export interface TreeActions {
  /** True: folders can be dragged into others. */
  isMovable: boolean;
  /** Paths of folders that move with the next Paste. */
  cut: ReadonlySet<string> | undefined;
  onCommand: (command: 'delete' | 'rename', path: string) => void;
  /** Opens the menu of a directory at a point of the window, in pixels. */
  onMenu: (path: string, at: { x: number; y: number }) => void;
}

interface TreeDeps {
  rows: readonly DirectoryRow[];
  /** The row that the keyboard is on. */
  active: number;
  onActive: (index: number) => void;
  onExpand: (path: string, isExpanded: boolean) => void;
  onOpen: (path: string) => void;
  /** Undefined where directories are only chosen. */
  actions?: TreeActions | undefined;
  rowElement: (index: number) => Element | null;
}

/** The keys and clicks of the tree. */
export function useTreeHandlers({ rows, active, onActive, onExpand, onOpen, actions, rowElement }: TreeDeps) {
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
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = treeKey(event, { rows, index: active, isRtl, isTyping: typeAhead.isTyping() });
    if (pressed === undefined) return;
    switch (pressed.kind) {
      case 'type': {
        const names = rows.map(({ name }) => name);
        onActive(typeAhead.find(pressed.letter, names, active) ?? active);
        break;
      }
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
      case 'menu': {
        const { left = 0, bottom = 0 } = rowElement(pressed.index)?.getBoundingClientRect() ?? {};
        actions?.onMenu(rows[pressed.index]?.path ?? '', { x: left + 24, y: bottom });
        break;
      }
      case 'delete':
      case 'rename':
        actions?.onCommand(pressed.kind, rows[pressed.index]?.path ?? '');
        break;
    }
    event.preventDefault();
  };
  const handleClick = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const index = indexAt(target);
    const isExpanded = rows[index]?.isExpanded;
    if (target.closest('[data-toggle]') && isExpanded !== undefined) expand(index, !isExpanded);
    else open(index);
  };
  const handleContextMenu = (event: MouseEvent<HTMLElement>) => {
    const row = rows[indexAt(event.target)];
    if (actions === undefined || row === undefined) return;
    event.preventDefault();
    actions.onMenu(row.path, { x: event.clientX, y: event.clientY });
  };
  return { onKeyDown: handleKey, onClick: handleClick, onContextMenu: handleContextMenu };
}

function indexAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return Number(row?.dataset['index'] ?? -1);
}

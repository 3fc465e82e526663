import { useTypeAhead } from '@signalbox/console-kit';
import type { KeyboardEvent } from 'react';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import type { TreeRow } from '../rows/visible-rows';
import { hasRowMenu, type RowActions } from './row-actions';
import { pageTreeKey, type PageTreeKey } from './tree-keys';

interface TreeKeysOptions {
  editor: Editor;
  moves: Moves;
  actions: RowActions;
  rows: readonly TreeRow[];
  /** Index of the tab stop. */
  active: number;
  focusRow: (index: number) => void;
  openMenu: (key: string) => void;
}

/** Returns the handler of keys in a row. A key of an action that the user may not take does nothing. */
export function useTreeKeys({ editor, moves, actions, rows, active, focusRow, openMenu }: TreeKeysOptions) {
  const titleOf = usePageTitle();
  const typeAhead = useTypeAhead();

  const run = (pressed: PageTreeKey) => {
    switch (pressed.kind) {
      case 'focus':
        return focusRow(pressed.index);
      case 'type': {
        const titles = rows.map(({ node }) => titleOf(node));
        const found = typeAhead.find(pressed.letter, titles, active);
        return found === undefined ? undefined : focusRow(found);
      }
      case 'expand':
      case 'collapse':
        return editor.setCollapsed(pressed.key, pressed.kind === 'collapse');
      case 'select':
        return editor.select(pressed.key);
      case 'menu':
        return hasRowMenu(actions, pressed.key) ? openMenu(pressed.key) : undefined;
      case 'delete':
        return actions.canDelete(pressed.key) ? actions.onDelete(pressed.key) : undefined;
      case 'move':
        return actions.canMove(pressed.key) ? moves.step(pressed.key, pressed.step) : undefined;
    }
  };
  return (event: KeyboardEvent<HTMLDivElement>) => {
    // Not for the menu button of the row.
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = pageTreeKey(event, { rows, index: active, isRtl, isTyping: typeAhead.isTyping() });
    if (pressed === undefined) return;
    event.preventDefault();
    run(pressed);
  };
}

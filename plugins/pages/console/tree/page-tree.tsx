import { useVirtualizer, defaultRangeExtractor } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTreeDrag } from '../drag/use-tree-drag';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import styles from './page-tree.module.css';
import { PageRow } from './page-row';
import { hasRowMenu, type RowActions } from './row-actions';
import { rowMenu } from './row-menu';
import { treeKey } from './tree-keys';
import { useRowHandlers } from './use-row-handlers';
import { useTypeAhead } from './use-type-ahead';
import { visibleRows } from '../rows/visible-rows';

/** Pixels; also the height in the style sheet. */
const rowHeight = 40;

interface PageTreeProps {
  editor: Editor;
  moves: Moves;
  actions: RowActions;
  /** The message of a page's marks; undefined without one. */
  noteOf: (key: string) => string | undefined;
}

/** The pages as a tree: one tab stop, arrow keys, type-ahead, and Alt with arrow keys to move. Draws the rows in sight. */
export function PageTree({ editor, moves, actions, noteOf }: PageTreeProps) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const scroller = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  const [activeKey, setActiveKey] = useState<string>();
  const [menuKey, setMenuKey] = useState<string>();
  const rows = visibleRows(editor.tree, editor.collapsed);
  const indexOf = (key: string | undefined) => rows.findIndex(({ node }) => node.key === key);
  const active = Math.max(0, indexOf(activeKey ?? editor.state.selected));

  const drag = useTreeDrag({ editor, moves, rows, scroller });
  const dragged = indexOf(drag?.dragged);

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.node.key ?? index,
    overscan: 8,
    // Also the tab stop and a dragged row, wherever they are: the browser ends the drag of a removed element.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active, ...(dragged < 0 ? [] : [dragged])])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });
  const focusRow = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setActiveKey(row.node.key);
    virtual.scrollToIndex(index, { align: 'auto' });
    focusWhenDrawn(scroller.current, row.node.key);
  };
  const { focus } = editor;
  useEffect(() => {
    if (focus === undefined) return;
    if (focus.isFocused) focusRow(indexOf(focus.key));
    else virtual.scrollToIndex(indexOf(focus.key), { align: 'auto' });
    // Runs for each request alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [focus]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    // Not for the menu button of the row.
    if (event.target !== event.currentTarget) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const pressed = treeKey(event, { rows, index: active, isRtl, isTyping: typeAhead.isTyping() });
    if (pressed === undefined) return;
    event.preventDefault();
    switch (pressed.kind) {
      case 'focus':
        return focusRow(pressed.index);
      case 'type': {
        const found = typeAhead.find(
          pressed.letter,
          rows.map(({ node }) => titleOf(node)),
          active,
        );
        return found === undefined ? undefined : focusRow(found);
      }
      case 'expand':
      case 'collapse':
        return editor.setCollapsed(pressed.key, pressed.kind === 'collapse');
      case 'select':
        return editor.select(pressed.key);
      case 'menu':
        return hasRowMenu(actions, pressed.key) ? setMenuKey(pressed.key) : undefined;
      case 'delete':
        return actions.canDelete(pressed.key) ? actions.onDelete(pressed.key) : undefined;
      case 'move':
        return actions.canMove(pressed.key) ? moves.step(pressed.key, pressed.step) : undefined;
    }
  };

  const handlers = useRowHandlers({
    toggle: editor.setCollapsed,
    select: editor.select,
    setMenu: (key, isOpen) => setMenuKey(isOpen ? key : undefined),
    setActive: setActiveKey,
    pressKey: handleKey,
    menuOf: (key) => rowMenu({ key, moves, actions, t }),
  });

  return (
    <div ref={scroller} className={styles.scroller}>
      <div
        role="tree"
        aria-label={t('tree.label')}
        className={styles.tree}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <PageRow
              key={key}
              node={row.node}
              level={row.level}
              position={row.position}
              siblings={row.siblings}
              isExpanded={row.isExpanded}
              offset={start}
              isActive={index === active}
              isSelected={editor.state.selected === row.node.key}
              note={noteOf(row.node.key)}
              canDrag={actions.canMove(row.node.key)}
              hasMenu={hasRowMenu(actions, row.node.key)}
              isDragged={drag?.dragged === row.node.key}
              drop={drag?.over?.rowKey === row.node.key ? drag.over : undefined}
              isMenuOpen={menuKey === row.node.key}
              handlers={handlers}
            />
          );
        })}
      </div>
    </div>
  );
}

/** A row that was out of sight is drawn some frames after the scroll. */
function focusWhenDrawn(scroller: HTMLElement | null, key: string, frames = 10): void {
  const row = scroller?.querySelector<HTMLElement>(`[role=treeitem][data-key="${CSS.escape(key)}"]`);
  if (row) row.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(scroller, key, frames - 1));
}

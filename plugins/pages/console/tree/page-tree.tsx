import { treeStyles } from '@signalbox/console-kit';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTreeDrag } from '../drag/use-tree-drag';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { rowIndex, visibleRows } from '../rows/visible-rows';
import { PageRow } from './page-row';
import { hasRowMenu, type RowActions } from './row-actions';
import { rowMenu } from './row-menu';
import { useRowHandlers } from './use-row-handlers';
import { useTreeKeys } from './use-tree-keys';
import { useTreeView } from './use-tree-view';

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
  const scroller = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string>();
  const [menuKey, setMenuKey] = useState<string>();
  const { focus, setCollapsed, select, state } = editor;
  const rows = visibleRows(editor.tree, editor.collapsed);
  const active = Math.max(0, rowIndex(rows, activeKey ?? state.selected));

  const drag = useTreeDrag({ editor, moves, rows, scroller });
  // The tab stop, and a dragged row: the browser ends the drag of a removed element.
  const drawn = [active, rowIndex(rows, drag?.dragged)].filter((index) => index >= 0);
  const { virtual, focusRow } = useTreeView({ rows, scroller, drawn, focus, onFocus: setActiveKey });
  const handlers = useRowHandlers({
    toggle: setCollapsed,
    select,
    setMenu: (key, isOpen) => setMenuKey(isOpen ? key : undefined),
    setActive: setActiveKey,
    pressKey: useTreeKeys({ editor, moves, actions, rows, active, focusRow, openMenu: setMenuKey }),
    menuOf: (key) => rowMenu({ key, moves, actions, t }),
  });

  return (
    <div ref={scroller} className={treeStyles.tree}>
      <div
        role="tree"
        aria-label={t('tree.label')}
        className={treeStyles.rows}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const { node, level, position, siblings, isExpanded } = row;
          const pageKey = node.key;
          return (
            <PageRow
              key={key}
              {...{ node, level, position, siblings, isExpanded, handlers }}
              offset={start}
              isActive={index === active}
              isSelected={state.selected === pageKey}
              note={noteOf(pageKey)}
              canDrag={actions.canMove(pageKey)}
              hasMenu={hasRowMenu(actions, pageKey)}
              isDragged={drag?.dragged === pageKey}
              drop={drag?.over?.rowKey === pageKey ? drag.over : undefined}
              isMenuOpen={menuKey === pageKey}
            />
          );
        })}
      </div>
    </div>
  );
}

import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  CopyOutlined,
  DeleteOutlined,
  DragOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  PlusOutlined,
} from '@ant-design/icons';
import { treeStyles } from '@signalbox/console-kit';
import type { MenuProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Step, steps } from '../../shared/tree/step-place';
import { useTreeDrag } from '../drag/use-tree-drag';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { rowIndex, visibleRows } from '../rows/visible-rows';
import { PageRow } from './page-row';
import { hasRowMenu, type RowActions } from './row-actions';
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

interface RowMenuOptions {
  key: string;
  moves: Moves;
  actions: RowActions;
  t: (key: string) => string;
}

const icons: Record<Step, ReactNode> = {
  up: <ArrowUpOutlined />,
  down: <ArrowDownOutlined />,
  in: <MenuUnfoldOutlined />,
  out: <MenuFoldOutlined />,
};

/** The entries of a page's menu that the user may use. */
function rowMenu({ key, moves, actions, t }: RowMenuOptions): NonNullable<MenuProps['items']> {
  const { canMove, canDelete, onMoveTo, onAddBelow, onDuplicate, onDelete } = actions;
  const moving = [
    ...steps.map((step) => ({
      key: step,
      label: t(`step.${step}`),
      icon: icons[step],
      disabled: !moves.canStep(key, step),
      onClick: () => moves.step(key, step),
    })),
    { key: 'moveTo', label: t('moveTo.open'), icon: <DragOutlined />, onClick: () => onMoveTo(key) },
    { key: 'moveEnd', type: 'divider' as const },
  ];
  return [
    ...(canMove(key) ? moving : []),
    ...(onAddBelow
      ? [{ key: 'add', label: t('add.below'), icon: <PlusOutlined />, onClick: () => onAddBelow(key) }]
      : []),
    ...(onDuplicate
      ? [{ key: 'duplicate', label: t('duplicate'), icon: <CopyOutlined />, onClick: () => onDuplicate(key) }]
      : []),
    ...(canDelete(key)
      ? [
          {
            key: 'delete',
            label: t('delete.open'),
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => onDelete(key),
          },
        ]
      : []),
  ];
}

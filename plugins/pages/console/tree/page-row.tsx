import { EyeInvisibleOutlined, MoreOutlined, RightOutlined, WarningOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button, Dropdown } from 'antd';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DropLine } from '../drag/drop-line';
import { useRowDrag } from '../drag/use-row-drag';
import type { TreeDrag } from '../drag/use-tree-drag';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { usePageTitle } from '../editor/use-page-title';
import type { RowActions } from './row-actions';
import { indent } from '../rows/indent';
import { rowMenu } from './row-menu';
import styles from './page-tree.module.css';
import type { TreeRow } from '../rows/visible-rows';

interface PageRowProps {
  row: TreeRow;
  /** Pixels from the top of the tree. */
  offset: number;
  /** The tab stop of the tree. */
  isActive: boolean;
  editor: Editor;
  moves: Moves;
  actions: RowActions;
  note: string | undefined;
  drag: TreeDrag | undefined;
  isMenuOpen: boolean;
  onMenu: (isOpen: boolean) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

/** One page of the tree, with its menu. */
export function PageRow(props: PageRowProps) {
  const { row, offset, isActive, editor, moves, actions, note, drag, isMenuOpen, onMenu, onFocus, onKeyDown } = props;
  const { t } = useTranslation('pages');
  const { Icon } = useConsole();
  const titleOf = usePageTitle();
  const { node, level, isExpanded } = row;
  const { key } = node;
  const title = titleOf(node);
  const label = [title, node.hidden ? t('row.hidden') : '', note ?? ''].filter(Boolean).join(', ');

  const element = useRef<HTMLDivElement>(null);
  useRowDrag(element, key, actions.canMove);

  const handleClick = ({ target }: MouseEvent) => {
    const isToggle = target instanceof Element && target.closest('[data-toggle]') !== null;
    if (isToggle) editor.setCollapsed(key, isExpanded === true);
    else editor.select(key);
  };
  return (
    <div
      ref={element}
      role="treeitem"
      data-key={key}
      aria-label={label}
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isExpanded}
      aria-selected={editor.state.selected === key}
      tabIndex={isActive ? 0 : -1}
      className={drag?.dragged === key ? styles.dragged : styles.row}
      style={{ transform: `translateY(${offset}px)`, paddingInlineStart: 8 + (level - 1) * indent }}
      onFocus={onFocus}
      onClick={handleClick}
      onKeyDown={onKeyDown}
    >
      {isExpanded === undefined ? (
        <span className={styles.toggle} />
      ) : (
        <span aria-hidden data-toggle className={isExpanded ? styles.toggleOpen : styles.toggle}>
          <RightOutlined />
        </span>
      )}
      <span aria-hidden className={styles.icon}>
        <Icon name={node.icon ?? 'file'} />
      </span>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {node.hidden ? <EyeInvisibleOutlined className={styles.quiet} title={t('row.hidden')} /> : null}
      {note === undefined ? null : <WarningOutlined className={styles.warning} title={note} />}
      <Dropdown
        trigger={['click']}
        open={isMenuOpen}
        onOpenChange={onMenu}
        {...menuFocus}
        menu={{
          items: rowMenu({ key, moves, actions, t }),
          onClick: ({ domEvent }) => domEvent.stopPropagation(),
        }}
      >
        <Button
          type="text"
          className={styles.menu}
          tabIndex={isActive ? 0 : -1}
          icon={<MoreOutlined />}
          aria-label={t('row.menu', { title })}
          onClick={(event) => event.stopPropagation()}
        />
      </Dropdown>
      {drag?.over?.rowKey === key ? <DropLine {...drag.over} /> : null}
    </div>
  );
}

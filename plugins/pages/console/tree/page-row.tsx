import { EyeInvisibleOutlined, MoreOutlined, WarningOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { treeStyles, TreeToggle } from '@signalbox/console-kit';
import { entryIcon } from '@signalbox/console-kit/main-menu/saved-entries';
import { Button, Dropdown, type MenuProps } from 'antd';
import { memo, type MouseEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropLine } from '../drag/drop-line';
import { useRowDrag } from '../drag/use-row-drag';
import type { TreeDrag } from '../drag/use-tree-drag';
import { usePageTitle } from '../editor/use-page-title';
import { indent, rowHeight } from '../rows/row-size';
import type { TreeRow } from '../rows/visible-rows';
import styles from './page-row.module.css';
import type { RowHandlers } from './use-row-handlers';

interface PageRowProps extends Omit<TreeRow, 'parent'> {
  /** Pixels from the top of the tree. */
  offset: number;
  /** The tab stop of the tree. */
  isActive: boolean;
  isSelected: boolean;
  /** The message of the page's marks; undefined without one. */
  note: string | undefined;
  canDrag: boolean;
  hasMenu: boolean;
  isDragged: boolean;
  /** The place of a drop in this row. */
  drop: TreeDrag['over'];
  isMenuOpen: boolean;
  handlers: RowHandlers;
}

/** One page of the tree, with its menu. Rendered only for changes of its own: a tree may have 1,000 pages. */
export const PageRow = memo(function PageRow(props: PageRowProps) {
  const { node, level, position, siblings, isExpanded, offset, isActive, isSelected } = props;
  const { note, canDrag, hasMenu, isDragged, drop, isMenuOpen, handlers } = props;
  const { t } = useTranslation('pages');
  const { Icon } = useConsole();
  const titleOf = usePageTitle();
  const { key } = node;
  const title = titleOf(node);
  const label = [title, node.hidden ? t('row.hidden') : '', note ?? ''].filter(Boolean).join(', ');

  const element = useRef<HTMLDivElement>(null);
  useRowDrag(element, key, canDrag);

  const handleClick = ({ target }: MouseEvent) => {
    const isToggle = target instanceof Element && target.closest('[data-toggle]') !== null;
    if (isToggle) handlers.toggle(key, isExpanded === true);
    else handlers.select(key);
  };
  return (
    <div
      ref={element}
      role="treeitem"
      data-key={key}
      aria-label={label}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      data-dragged={isDragged || undefined}
      className={treeStyles.row}
      style={{
        blockSize: rowHeight,
        transform: `translateY(${offset}px)`,
        paddingInlineStart: 8 + (level - 1) * indent,
      }}
      onFocus={() => handlers.setActive(key)}
      onClick={handleClick}
      onKeyDown={handlers.pressKey}
    >
      <TreeToggle isExpanded={isExpanded} />
      <span aria-hidden className={treeStyles.icon}>
        <Icon name={entryIcon(node)} />
      </span>
      <span dir="auto" className={treeStyles.title} title={title}>
        {title}
      </span>
      {node.hidden ? <EyeInvisibleOutlined className={styles.quiet} title={t('row.hidden')} /> : null}
      {note === undefined ? null : <WarningOutlined className={styles.warning} title={note} />}
      {hasMenu ? (
        <RowMenuButton pageKey={key} title={title} isOpen={isMenuOpen} isTabStop={isActive} handlers={handlers} />
      ) : null}
      {drop === undefined ? null : <DropLine {...drop} />}
    </div>
  );
});

interface RowMenuButtonProps {
  pageKey: string;
  title: string;
  isOpen: boolean;
  /** True in the row that is the tab stop of the tree. */
  isTabStop: boolean;
  handlers: RowHandlers;
}

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

function RowMenuButton({ pageKey, title, isOpen, isTabStop, handlers }: RowMenuButtonProps) {
  const { t } = useTranslation('pages');
  const [items, setItems] = useState<ReturnType<RowHandlers['menuOf']>>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // Not when it closes: the entries stay while they fade.
    if (isOpen) setItems(handlers.menuOf(pageKey));
  }
  return (
    <Dropdown
      trigger={['click']}
      open={isOpen}
      onOpenChange={(next) => handlers.setMenu(pageKey, next)}
      {...menuFocus}
      menu={{ items, onClick: handleEntry }}
    >
      <Button
        type="text"
        className={styles.menu}
        tabIndex={isTabStop ? 0 : -1}
        icon={<MoreOutlined />}
        aria-label={t('row.menu', { title })}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
}

const handleEntry: NonNullable<MenuProps['onClick']> = ({ domEvent }) => {
  domEvent.stopPropagation();
  // Enter would also click the first button of a dialog that the entry opens: the one that closes it.
  domEvent.preventDefault();
};

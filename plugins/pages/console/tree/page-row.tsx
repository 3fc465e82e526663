import { EyeInvisibleOutlined, MoreOutlined, RightOutlined, WarningOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { entryIcon } from '@signalbox/console-kit/main-menu/saved-entries';
import { Button, Dropdown } from 'antd';
import { memo, useRef, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DropLine } from '../drag/drop-line';
import { useRowDrag } from '../drag/use-row-drag';
import type { TreeDrag } from '../drag/use-tree-drag';
import { usePageTitle } from '../editor/use-page-title';
import type { RowHandlers } from './use-row-handlers';
import { indent } from '../rows/indent';
import styles from './page-tree.module.css';
import type { TreeRow } from '../rows/visible-rows';

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

/** Focus goes to the first entry of an opened menu. */
const menuFocus = { autoFocus: true };

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

  const [menu, setMenu] = useState<ReturnType<RowHandlers['menuOf']>>([]);
  const [wasMenuOpen, setWasMenuOpen] = useState(false);
  if (isMenuOpen !== wasMenuOpen) {
    setWasMenuOpen(isMenuOpen);
    // Not when it closes: the entries stay while they fade.
    if (isMenuOpen) setMenu(handlers.menuOf(key));
  }

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
      className={isDragged ? styles.dragged : styles.row}
      style={{ transform: `translateY(${offset}px)`, paddingInlineStart: 8 + (level - 1) * indent }}
      onFocus={() => handlers.setActive(key)}
      onClick={handleClick}
      onKeyDown={handlers.pressKey}
    >
      {isExpanded === undefined ? (
        <span className={styles.toggle} />
      ) : (
        <span aria-hidden data-toggle className={isExpanded ? styles.toggleOpen : styles.toggle}>
          <RightOutlined />
        </span>
      )}
      <span aria-hidden className={styles.icon}>
        <Icon name={entryIcon(node)} />
      </span>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {node.hidden ? <EyeInvisibleOutlined className={styles.quiet} title={t('row.hidden')} /> : null}
      {note === undefined ? null : <WarningOutlined className={styles.warning} title={note} />}
      {hasMenu ? (
        <Dropdown
          trigger={['click']}
          open={isMenuOpen}
          onOpenChange={(isOpen) => handlers.setMenu(key, isOpen)}
          {...menuFocus}
          menu={{
            items: menu,
            onClick: ({ domEvent }) => {
              domEvent.stopPropagation();
              // Enter would also click the first button of a dialog that the entry opens: the one that closes it.
              domEvent.preventDefault();
            },
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
      ) : null}
      {drop === undefined ? null : <DropLine {...drop} />}
    </div>
  );
});

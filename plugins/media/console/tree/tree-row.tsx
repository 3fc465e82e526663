import { FolderOpenOutlined, FolderOutlined, RightOutlined } from '@ant-design/icons';
import { memo, useRef } from 'react';
import { useTreeDrag } from '../drag/use-item-drag';
import type { DirectoryRow } from './directory-rows';
import styles from './library-tree.module.css';

/** Pixels by which each level is further in. */
const indent = 18;

interface TreeRowProps {
  id: string;
  row: DirectoryRow;
  index: number;
  /** Pixels from the top. */
  start: number;
  isActive: boolean;
  isSelected: boolean;
  /** True: it can be dragged to another folder. */
  isMovable: boolean;
  isCut: boolean;
}

/** One directory of the tree. */
export const TreeRow = memo(function TreeRow({
  id,
  row,
  index,
  start,
  isActive,
  isSelected,
  isMovable,
  isCut,
}: TreeRowProps) {
  const { path, name, level, position, siblings, isExpanded } = row;
  const element = useRef<HTMLDivElement>(null);
  useTreeDrag(element, path, isMovable);
  return (
    <div
      ref={element}
      id={id}
      role="treeitem"
      aria-label={name}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      data-index={index}
      data-folder={path}
      data-cut={isCut || undefined}
      className={isActive ? `${styles.row} ${styles.active}` : styles.row}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: (level - 1) * indent }}
      title={name}
    >
      <span aria-hidden data-toggle className={isExpanded === true ? styles.toggleOpen : styles.toggle}>
        {isExpanded === undefined ? null : <RightOutlined />}
      </span>
      <span aria-hidden className={styles.icon}>
        {isSelected ? <FolderOpenOutlined /> : <FolderOutlined />}
      </span>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
    </div>
  );
});

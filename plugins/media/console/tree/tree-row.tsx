import { FolderOpenOutlined, FolderOutlined } from '@ant-design/icons';
import { treeStyles, TreeToggle } from '@signalbox/console-kit';
import { memo, useRef } from 'react';
import { useTreeDrag } from '../drag/use-item-drag';
import type { DirectoryRow } from './directory-rows';

/** Pixels. */
export const rowHeight = 36;
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
      data-active={isActive || undefined}
      data-cut={isCut || undefined}
      className={treeStyles.row}
      style={{ blockSize: rowHeight, transform: `translateY(${start}px)`, paddingInlineStart: (level - 1) * indent }}
      title={name}
    >
      <TreeToggle isExpanded={isExpanded} />
      <span aria-hidden className={treeStyles.icon}>
        {isSelected ? <FolderOpenOutlined /> : <FolderOutlined />}
      </span>
      <span dir="auto" className={treeStyles.title}>
        {name}
      </span>
    </div>
  );
});

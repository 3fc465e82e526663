import { useConsole } from '@signalbox/api/react';
import { treeStyles } from '@signalbox/console-kit';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Directory } from '../../shared/library';
import { ancestorsOf, parentOf } from '../library/paths';
import { directoryRows } from './directory-rows';
import { rowHeight, TreeRow } from './tree-row';
import { type TreeActions, useTreeHandlers } from './use-tree-handlers';

interface LibraryTreeProps {
  /** The directories at the top. */
  tree: readonly Directory[];
  /** The shown one. */
  folder: string;
  onOpen: (folder: string) => void;
  actions?: TreeActions | undefined;
}

/** The directories below the library itself: one tab stop, arrow keys and type-ahead. Draws the rows in sight. */
export function LibraryTree({ tree, folder, onOpen, actions }: LibraryTreeProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const { expanded, setIsExpanded } = useExpanded(folder);
  const [activePath, setActivePath] = useState(folder);
  const title = t('title');
  const rows = useMemo(() => directoryRows({ tree, expanded, title, language }), [tree, expanded, title, language]);
  const indexOf = (path: string) => rows.findIndex((row) => row.path === path);
  const shown = indexOf(folder);
  const active = Math.max(0, indexOf(activePath) < 0 ? shown : indexOf(activePath));
  const virtual = useDrawnRows({ scroller, count: rows.length, active });
  useEffect(() => {
    if (shown >= 0) virtual.scrollToIndex(shown, { align: 'auto' });
  }, [virtual, shown]);

  const handlers = useTreeHandlers({
    rows,
    active,
    onActive: (index) => {
      setActivePath(rows[index]?.path ?? '');
      virtual.scrollToIndex(index, { align: 'auto' });
    },
    onExpand: setIsExpanded,
    onOpen,
    actions,
    rowElement: (index) => document.getElementById(`${id}-${index}`),
  });
  return (
    <div
      ref={scroller}
      role="tree"
      aria-label={t('tree.label')}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      className={treeStyles.tree}
      {...handlers}
    >
      <div role="presentation" className={treeStyles.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <TreeRow
              key={row.path}
              id={`${id}-${index}`}
              row={row}
              index={index}
              start={start}
              isActive={index === active}
              isSelected={row.path === folder}
              isMovable={actions?.isMovable === true}
              isCut={actions?.cut?.has(row.path) === true}
            />
          );
        })}
      </div>
    </div>
  );
}

interface DrawnRows {
  scroller: RefObject<HTMLDivElement | null>;
  count: number;
  active: number;
}

/** The rows in sight, and the active one. */
function useDrawnRows({ scroller, count, active }: DrawnRows) {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this code
  return useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Also the active row, wherever it is: the tree names it.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])]
        .filter((index) => index < range.count)
        .toSorted((a, b) => a - b),
  });
}

/** Returns which directories are expanded. Those above the shown folder are, whenever another folder is shown. */
function useExpanded(folder: string) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => withAbove(new Set(['']), folder));
  const [shown, setShown] = useState(folder);
  if (shown !== folder) {
    setShown(folder);
    setExpanded(withAbove(expanded, folder));
  }
  const setIsExpanded = (path: string, isExpanded: boolean) =>
    setExpanded((now) => {
      const next = new Set(now);
      if (isExpanded) next.add(path);
      else next.delete(path);
      return next;
    });
  return { expanded, setIsExpanded };
}

function withAbove(expanded: ReadonlySet<string>, folder: string): ReadonlySet<string> {
  return new Set([...expanded, '', ...ancestorsOf(parentOf(folder))]);
}

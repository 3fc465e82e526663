import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { extractInstruction, type Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { DragLocation } from '@atlaskit/pragmatic-drag-and-drop/types';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { indent } from '../rows/row-size';
import { rowIndex, type TreeRow } from '../rows/visible-rows';
import { dropTarget, type DropTarget, type DropZone } from './drop-place';
import { draggedPage, type RowData } from './row-data';

/** What the tree shows of a running drag. */
export interface TreeDrag {
  dragged: string;
  /** The row under the pointer; undefined outside the tree. */
  over?: { rowKey: string; zone: DropZone; level: number; blocked: string | undefined };
}

interface TreeDragOptions {
  editor: Editor;
  moves: Moves;
  rows: readonly TreeRow[];
  scroller: RefObject<HTMLElement | null>;
}

interface TargetRow extends DropTarget {
  key: string;
  zone: DropZone;
}

/** Dragging pages: the place under the pointer, a drop, scrolling at the edges, and collapsed pages that open. */
export function useTreeDrag({ editor, moves, rows, scroller }: TreeDragOptions): TreeDrag | undefined {
  const [drag, setDrag] = useState<TreeDrag>();
  const expandLater = useExpandLater((key) => editor.setCollapsed(key, false));

  const targetAt = (dragged: string, location: DragLocation): TargetRow | undefined => {
    const [over] = location.dropTargets;
    const instruction = over && extractInstruction(over.data);
    if (over === undefined || !instruction) return undefined;
    const { key } = over.data as RowData;
    const zone = zones[instruction.operation];
    const index = rowIndex(rows, key);
    const pointerLevel = levelAt(over.element, location.input.clientX);
    const target = dropTarget({ tree: editor.tree, rows, index, zone, dragged, pointerLevel });
    return target && { ...target, key, zone };
  };
  const show = useEffectEvent((dragged: string, location: DragLocation) => {
    const target = targetAt(dragged, location);
    const isCollapsed = target?.zone === 'inside' && editor.collapsed.has(target.key);
    expandLater(isCollapsed ? target.key : undefined);
    const blocked = target && moves.blockedText(dragged, target.place);
    const over = target && { rowKey: target.key, zone: target.zone, level: target.level, blocked };
    setDrag((now) => (isSame(now?.over, over) && now ? now : { dragged, ...(over ? { over } : {}) }));
  });
  const drop = useEffectEvent((dragged: string, location: DragLocation) => {
    expandLater(undefined);
    setDrag(undefined);
    const target = targetAt(dragged, location);
    if (target !== undefined) moves.move(dragged, target.place);
  });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    return combine(
      autoScrollForElements({ element, canScroll: ({ source }) => draggedPage(source.data) !== undefined }),
      monitorForElements({
        canMonitor: ({ source }) => draggedPage(source.data) !== undefined,
        onDragStart: ({ source, location }) => show(draggedPage(source.data) ?? '', location.current),
        onDrag: ({ source, location }) => show(draggedPage(source.data) ?? '', location.current),
        onDropTargetChange: ({ source, location }) => show(draggedPage(source.data) ?? '', location.current),
        // Without a target, also after Escape, nothing moves.
        onDrop: ({ source, location }) => drop(draggedPage(source.data) ?? '', location.current),
      }),
    );
  }, [scroller]);
  return drag;
}

/** Time for which the pointer stays on a collapsed page before it expands. */
const expandMilliseconds = 600;

/** Returns a function that expands a page unless it is called with another key, or without one, before that time. */
function useExpandLater(expand: (key: string) => void) {
  const waiting = useRef<{ key: string; timer: ReturnType<typeof setTimeout> }>(undefined);
  return (key: string | undefined): void => {
    if (waiting.current?.key === key) return;
    clearTimeout(waiting.current?.timer);
    waiting.current = key === undefined ? undefined : { key, timer: setTimeout(() => expand(key), expandMilliseconds) };
  };
}

const zones: Record<Instruction['operation'], DropZone> = {
  'reorder-before': 'before',
  'reorder-after': 'after',
  combine: 'inside',
};

/** Level whose rows start at this place, in the direction of the text. */
function levelAt(row: Element, clientX: number): number {
  const { left, right } = row.getBoundingClientRect();
  const distance = getComputedStyle(row).direction === 'rtl' ? right - clientX : clientX - left;
  return Math.floor((distance - 8) / indent) + 1;
}

function isSame(one: TreeDrag['over'], other: TreeDrag['over']): boolean {
  return (
    one?.rowKey === other?.rowKey &&
    one?.zone === other?.zone &&
    one?.level === other?.level &&
    one?.blocked === other?.blocked
  );
}

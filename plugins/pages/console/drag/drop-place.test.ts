import { describe, expect, it } from 'vitest';
import { aTree, outlineOf } from '../../shared/testing/a-tree';
import { moveNode } from '../../shared/tree/change-tree';
import { visibleRows } from '../rows/visible-rows';
import { dropTarget, type DropZone } from './drop-place';

const tree = aTree({ plant: { boilers: { one: {} }, pumps: {} }, office: {}, store: {} });

interface Drop {
  dragged: string;
  over: string;
  zone: DropZone;
  pointerLevel?: number;
  collapsed?: string[];
}

function drop({ dragged, over, zone, pointerLevel = 99, collapsed = [] }: Drop) {
  const rows = visibleRows(tree, new Set(collapsed));
  const index = rows.findIndex(({ node }) => node.key === over);
  const target = dropTarget({ tree, rows, index, zone, dragged, pointerLevel });
  if (target === undefined) throw new Error(`no row ${over}`);
  return { level: target.level, outline: JSON.stringify(outlineOf(moveNode(tree, dragged, target.place))) };
}

describe('a drop', () => {
  it('puts a page before, behind or below another one', () => {
    expect(drop({ dragged: 'store', over: 'office', zone: 'before' }).outline).toBe(
      JSON.stringify({ plant: { boilers: { one: {} }, pumps: {} }, store: {}, office: {} }),
    );
    expect(drop({ dragged: 'office', over: 'store', zone: 'after' }).outline).toBe(
      JSON.stringify({ plant: { boilers: { one: {} }, pumps: {} }, store: {}, office: {} }),
    );
    expect(drop({ dragged: 'office', over: 'plant', zone: 'inside' })).toEqual({
      level: 2,
      outline: JSON.stringify({ plant: { boilers: { one: {} }, pumps: {}, office: {} }, store: {} }),
    });
  });

  it('puts a page behind an expanded one as its first page', () => {
    expect(drop({ dragged: 'office', over: 'plant', zone: 'after' }).outline).toBe(
      JSON.stringify({ plant: { office: {}, boilers: { one: {} }, pumps: {} }, store: {} }),
    );
    expect(drop({ dragged: 'office', over: 'boilers', zone: 'after', collapsed: ['boilers'] }).outline).toBe(
      JSON.stringify({ plant: { boilers: { one: {} }, office: {}, pumps: {} }, store: {} }),
    );
  });

  it('goes out at the end of a branch, as far as the pointer is at the line’s start', () => {
    expect(drop({ dragged: 'store', over: 'pumps', zone: 'after', pointerLevel: 2 })).toMatchObject({ level: 2 });
    expect(drop({ dragged: 'store', over: 'pumps', zone: 'after', pointerLevel: 1 })).toEqual({
      level: 1,
      outline: JSON.stringify({ plant: { boilers: { one: {} }, pumps: {} }, store: {}, office: {} }),
    });
    // The row below is on level 2, so the place cannot be further out.
    expect(drop({ dragged: 'store', over: 'one', zone: 'after', pointerLevel: 0 })).toMatchObject({ level: 2 });
    expect(drop({ dragged: 'pumps', over: 'pumps', zone: 'after', pointerLevel: 1 }).outline).toBe(
      JSON.stringify({ plant: { boilers: { one: {} } }, pumps: {}, office: {}, store: {} }),
    );
  });

  it('keeps a page that is dropped beside itself where it is', () => {
    expect(drop({ dragged: 'pumps', over: 'pumps', zone: 'after', pointerLevel: 2 }).outline).toBe(
      JSON.stringify(outlineOf(tree)),
    );
    expect(drop({ dragged: 'pumps', over: 'pumps', zone: 'before' }).outline).toBe(JSON.stringify(outlineOf(tree)));
  });
});

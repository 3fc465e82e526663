import { expect, it } from 'vitest';
import { aTree } from '../../shared/testing/a-tree';
import { visibleRows } from '../rows/visible-rows';
import { pageTreeKey } from './tree-keys';

it('takes a space as a part of the title only while something is typed', () => {
  const rows = visibleRows(aTree({ plant: {} }), new Set());
  const space = { key: ' ', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const press = (isTyping: boolean) => pageTreeKey(space, { rows, index: 0, isRtl: false, isTyping });
  expect(press(false)).toEqual({ kind: 'select', key: 'plant' });
  expect(press(true)).toEqual({ kind: 'type', letter: ' ' });
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { foundNode } from '../../shared/tree/find-node';
import { aTree } from '../../shared/testing/a-tree';
import { valuesOf } from '../../shared/tree/page-node';
import { useEditor } from './use-editor';

it('undoes the typing into one field at a time', () => {
  const { result } = renderHook(() => useEditor({ tree: aTree({ plant: {} }), revision: 1 }));
  const values = () => valuesOf(foundNode(result.current.tree, 'plant').node);
  const saved = values();
  for (const title of ['P', 'Pl']) act(() => result.current.update('plant', { ...saved, title }));
  for (const path of ['p', 'pl']) act(() => result.current.update('plant', { ...saved, title: 'Pl', path }));
  act(() => result.current.undo());
  expect(values()).toEqual({ ...saved, title: 'Pl' });
  act(() => result.current.undo());
  expect(values()).toEqual(saved);
  expect(result.current.canUndo).toBe(false);
});

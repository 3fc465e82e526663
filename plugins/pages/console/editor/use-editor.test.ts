// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { foundNode } from '../../shared/tree/find-node';
import { aTree } from '../../shared/testing/a-tree';
import { valuesOf } from '../../shared/tree/page-node';
import { useEditor } from './use-editor';

afterEach(() => void vi.useRealTimers());

it('undoes the typing into one field at a time', () => {
  const { result } = renderHook(() => useEditor({ tree: aTree({ plant: {} }), revision: 1 }));
  const values = () => valuesOf(foundNode(result.current.tree, 'plant').node);
  const saved = values();
  for (const title of ['P', 'Pl']) act(() => result.current.update('plant', { ...saved, title }));
  for (const path of ['p', 'pl']) act(() => result.current.update('plant', { ...saved, title: 'Pl', path }));
  act(() => void result.current.undo());
  expect(values()).toEqual({ ...saved, title: 'Pl' });
  act(() => void result.current.undo());
  expect(values()).toEqual(saved);
  expect(result.current.canUndo).toBe(false);
});

it('takes typing after a pause for another step', () => {
  vi.useFakeTimers({ now: 0 });
  const { result } = renderHook(() => useEditor({ tree: aTree({ plant: {} }), revision: 1 }));
  const saved = valuesOf(foundNode(result.current.tree, 'plant').node);
  for (const [at, title] of [
    [0, 'P'],
    [900, 'Pl'],
    [2_500, 'Pla'],
  ] as const) {
    vi.setSystemTime(at);
    act(() => result.current.update('plant', { ...saved, title }));
  }
  act(() => void result.current.undo());
  expect(foundNode(result.current.tree, 'plant').node.title).toBe('Pl');
  act(() => void result.current.undo());
  expect(result.current.canUndo).toBe(false);
});

it('keeps what is typed while a save runs as a step of its own', () => {
  const { result } = renderHook(() => useEditor({ tree: aTree({ plant: {} }), revision: 1 }));
  const saved = valuesOf(foundNode(result.current.tree, 'plant').node);
  act(() => result.current.update('plant', { ...saved, title: 'Sent' }));
  const sent = result.current.tree;
  act(() => result.current.endRun());
  act(() => result.current.update('plant', { ...saved, title: 'Sent and more' }));
  act(() => result.current.agree({ tree: sent, revision: 2 }, sent));
  expect(result.current.isDirty).toBe(true);
  act(() => void result.current.undo());
  expect(foundNode(result.current.tree, 'plant').node.title).toBe('Sent');
  expect(result.current).toMatchObject({ isDirty: false, canUndo: false });
});

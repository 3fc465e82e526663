import { useState } from 'react';
import { findNode } from '../../shared/tree/find-node';
import type { Editor } from '../editor/use-editor';

/** Asks the form of a page to show its errors and to focus the first of them. */
export interface Correction {
  key: string;
  /** The form has done it. */
  onDone: () => void;
}

/** Moves from one invalid page to the next. */
export function useCorrect(editor: Editor, invalid: readonly string[]) {
  const [key, setKey] = useState<string>();
  const correct = () => {
    const next = invalid[(invalid.indexOf(editor.state.selected ?? '') + 1) % invalid.length];
    if (next === undefined) return;
    editor.select(next);
    editor.expand((findNode(editor.tree, next)?.ancestors ?? []).map((node) => node.key));
    setKey(next);
  };
  const correction: Correction | undefined = key === undefined ? undefined : { key, onDone: () => setKey(undefined) };
  return { correct, correction };
}

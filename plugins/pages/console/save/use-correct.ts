import { useState } from 'react';
import { findNode } from '../../shared/tree/find-node';
import type { Editor } from '../editor/use-editor';

/** Asks the form of a page to show its errors and to focus the first of them. */
export interface Correction {
  key: string;
  /** The form has done it. */
  onDone: () => void;
}

/** Opens the form of a page at its first error. `correctNext` opens that of the page after the selected one, or of the first. */
export function useCorrect(editor: Editor) {
  const [key, setKey] = useState<string>();
  const correct = (wanted: string) => {
    editor.select(wanted);
    editor.expand((findNode(editor.tree, wanted)?.ancestors ?? []).map((node) => node.key));
    setKey(wanted);
  };
  const correctNext = (keys: readonly string[]) => {
    const next = keys[(keys.indexOf(editor.state.selected ?? '') + 1) % keys.length];
    if (next !== undefined) correct(next);
  };
  const correction: Correction | undefined = key === undefined ? undefined : { key, onDone: () => setKey(undefined) };
  return { correct, correctNext, correction };
}

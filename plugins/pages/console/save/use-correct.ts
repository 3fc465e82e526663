import { useState } from 'react';
import { findNode } from '../../shared/tree/find-node';
import type { Editor } from '../editor/use-editor';

/** Asks the form of a page to show its errors and to focus the first of them. */
export interface Correction {
  key: string;
  /** The form has done it. */
  onDone: () => void;
}

/** Opens the form of a page at its first error. */
export function useCorrect(editor: Editor) {
  const [key, setKey] = useState<string>();
  const correct = (wanted: string) => {
    editor.select(wanted);
    editor.expand((findNode(editor.tree, wanted)?.ancestors ?? []).map((node) => node.key));
    setKey(wanted);
  };
  const correction: Correction | undefined = key === undefined ? undefined : { key, onDone: () => setKey(undefined) };
  return { correct, correction };
}

/** The page after the selected one, or the first. */
export function nextOf(keys: readonly string[], selected: string | undefined): string | undefined {
  return keys[(keys.indexOf(selected ?? '') + 1) % keys.length];
}

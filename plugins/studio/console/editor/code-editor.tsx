import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import type { DraftError } from '../../shared/draft';
import type { Propose } from './completion/completion';
import { diagnosticsOf } from './diagnostics';
import { editorState } from './editor-state';
import styles from './code-editor.module.css';

interface CodeEditorProps {
  label: string;
  /** At first. Another file is another editor: give it a `key`. */
  text: string;
  errors: readonly DraftError[];
  /** Where the cursor is to go; a new object for each request. */
  goTo: { line: number; column: number } | undefined;
  /** At first. */
  propose: Propose;
  onChange: (text: string) => void;
}

/** Edits JSON, with the errors of the check at their lines. Its undo history ends with it. */
export function CodeEditor({ label, text, errors, goTo, propose, onChange }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const first = useRef(text);
  useEffect(() => {
    const state = editorState({ text: first.current, label, propose, onChange: (next) => latest.current(next) });
    const created = new EditorView({ state, parent: place.current ?? undefined });
    view.current = created;
    return () => created.destroy();
  }, [label, propose]);
  useEffect(() => {
    const { current } = view;
    if (current) current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state.doc, errors)));
  }, [errors]);
  useEffect(() => {
    const { current } = view;
    if (!current || !goTo) return;
    const { doc } = current.state;
    const line = doc.line(Math.min(goTo.line, doc.lines));
    const anchor = Math.min(line.from + goTo.column - 1, line.to);
    current.dispatch({ selection: { anchor }, scrollIntoView: true });
    current.focus();
  }, [goTo]);
  // Code runs from left to right in every language.
  return <div ref={place} dir="ltr" className={styles.editor} />;
}

import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { DraftError } from '../../shared/draft';
import styles from './code-editor.module.css';
import type { Propose } from './completion/completion';
import { diagnosticsOf } from './diagnostics';
import { editorState, external } from './editor-state';
import { type EditorPlace, offsetIn } from './editor-place';
import { textChange } from './text-change';

interface CodeEditorProps {
  /** Label of the text; another label is another file. */
  label: string;
  text: string;
  /** Another one when the text was changed from outside. */
  revision: number;
  errors: readonly DraftError[];
  /** Where the cursor is to go; a new object for each request. */
  goTo: EditorPlace | undefined;
  /** At first. */
  propose: Propose;
  onChange: (text: string) => void;
  onCursor: (offset: number) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Edits JSON, with the errors of the check at their lines. */
export function CodeEditor({ label, revision, errors, goTo, propose, ...props }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const state = editorState({
      text: latest.current.text,
      label,
      propose,
      onChange: (next) => latest.current.onChange(next),
      onCursor: (offset) => latest.current.onCursor(offset),
      onUndo: () => latest.current.onUndo(),
      onRedo: () => latest.current.onRedo(),
    });
    const created = new EditorView({ state, parent: place.current ?? undefined });
    view.current = created;
    return () => created.destroy();
  }, [label, propose]);
  const taken = useRef(revision);
  // In the commit, so that nothing is typed between.
  useLayoutEffect(() => {
    if (taken.current === revision) return;
    taken.current = revision;
    const { current } = view;
    const change = current && textChange(current.state.doc.toString(), latest.current.text);
    if (change) current.dispatch({ changes: change, annotations: external.of(true) });
  }, [revision]);
  useEffect(() => {
    const { current } = view;
    if (current) current.dispatch(setDiagnostics(current.state, diagnosticsOf(current.state.doc, errors)));
  }, [errors]);
  useEffect(() => {
    const { current } = view;
    if (!current || !goTo) return;
    const anchor = offsetIn(current.state.doc, goTo);
    current.dispatch({
      selection: { anchor },
      // In the middle: at its edge, the page may be covered by its header.
      effects: goTo.isFocused ? EditorView.scrollIntoView(anchor, { y: 'center' }) : [],
      annotations: external.of(true),
    });
    if (goTo.isFocused) current.focus();
    // The page stays where it is: only the editor scrolls.
    else current.scrollDOM.scrollTop = Math.max(current.lineBlockAt(anchor).top - 80, 0);
  }, [goTo]);
  // Code runs from left to right in every language.
  return <div ref={place} dir="ltr" className={styles.editor} />;
}

import { completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { completion, type Propose } from './completion/completion';

interface EditorOptions {
  text: string;
  label: string;
  propose: Propose;
  onChange: (text: string) => void;
  /** The user moved the cursor to this offset. */
  onCursor: (offset: number) => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** A change that comes from outside of the editor. */
export const external = Annotation.define<boolean>();

/** The history is that of the draft, over all its files. Tab indents. Escape, then Tab leaves the editor: CodeMirror does not indent after Escape. */
export function editorState({ text, label, propose, ...on }: EditorOptions): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      json(),
      completion(propose),
      syntaxHighlighting(highlighting),
      EditorView.lineWrapping,
      // With a tabindex, tools that check accessibility see that the scrolling text can be focused.
      EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.transactions.some((each) => each.annotation(external) === true)) return;
        if (update.docChanged) on.onChange(update.state.doc.toString());
        if (update.selectionSet && update.view.hasFocus) on.onCursor(update.state.selection.main.head);
      }),
      keymap.of([
        { key: 'Mod-z', preventDefault: true, run: called(on.onUndo) },
        { key: 'Mod-y', mac: 'Mod-Shift-z', preventDefault: true, run: called(on.onRedo) },
        { linux: 'Ctrl-Shift-z', preventDefault: true, run: called(on.onRedo) },
        ...completionKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...lintKeymap,
        indentWithTab,
      ]),
      theme,
    ],
  });
}

function called(handle: () => void): () => boolean {
  return () => {
    handle();
    return true;
  };
}

/** Colours of the console's theme, which has a light and a dark scheme. */
const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--link)' },
  { tag: tags.string, color: 'var(--text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--success)' },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--surface)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { minHeight: '320px', maxHeight: '60vh', overflow: 'auto', fontFamily: 'monospace' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--text-quiet)', backgroundColor: 'var(--surface)', border: 'none' },
  // Fainter than other hovers: the colours of the code are read on it, in the dark scheme too.
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--text) 6%, transparent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'monospace', maxHeight: '240px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--text)', backgroundColor: 'var(--accent-soft)' },
  '.cm-completionMatchedText': { color: 'var(--link)', textDecoration: 'none', fontWeight: '600' },
  '.cm-tooltip.cm-completionInfo': { maxInlineSize: '320px', padding: '8px 12px' },
  '.cm-tooltip, .cm-panels': { color: 'var(--text)', backgroundColor: 'var(--raised)', borderColor: 'var(--line)' },
});

import { useState } from 'react';
import type { TabDraft } from '../../shared/draft';
import { changedFile } from '../draft/draft-files';
import { useDraft } from '../draft/use-draft';
import type { EditorPlace } from '../editor/editor-place';
import { placeOfField } from '../fields/place-of-field';

export type Workspace = ReturnType<typeof useWorkspace>;

/** What the properties of a field need of it. */
export type FieldWorkspace = Pick<Workspace, 'draft' | 'change' | 'select' | 'openFile'>;

/** In the place of a file: the table of all messages. */
export const messageTable = 'messages';

/**
 * Returns what the parts of the page share: the draft, the open file, the selected field, and where the cursor of the
 * editor goes.
 */
export function useWorkspace() {
  const { draft, revision, before, after, ...history } = useDraft();
  const [file, setFile] = useState<string>('form.json');
  const [selected, setSelected] = useState<string>();
  const [goTo, setGoTo] = useState<EditorPlace>();
  /** Another one for each tab that was opened: its preview starts anew. */
  const [opened, setOpened] = useState(0);
  /** Shows where the draft changes. The table of messages shows both of their files. */
  const showChange = (other: TabDraft) => {
    const changed = changedFile(draft, other);
    if (changed !== undefined && (file !== messageTable || changed === 'form.json')) setFile(changed);
    setGoTo(undefined);
  };
  return {
    draft,
    revision,
    file,
    selected,
    goTo,
    opened,
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    change: history.change,
    openFile: (name: string, place?: EditorPlace) => {
      setFile(name);
      setGoTo(place);
    },
    openDraft: (other: TabDraft) => {
      history.change(other, `open ${other.id}`);
      setOpened(opened + 1);
      setSelected(undefined);
    },
    /** Selects a field by its pointer. The cursor of the editor follows, unless it is what selects. */
    select: (pointer: string, from: 'preview' | 'panel' | 'editor') => {
      setSelected(pointer);
      if (from === 'editor') return;
      const offset = placeOfField(draft, file, pointer);
      setGoTo(offset === undefined ? undefined : { offset, isFocused: false });
    },
    undo: () => {
      if (before) showChange(before);
      history.undo();
    },
    redo: () => {
      if (after) showChange(after);
      history.redo();
    },
  };
}

import type { DraftError, TabDraft } from '../../shared/draft';
import { draftFiles } from '../draft/draft-files';
import type { EditorPlace } from '../editor/editor-place';

interface PlaceInDraft {
  file: string;
  place: EditorPlace;
}

/** Returns where the first of these errors is that a file of the draft has. Without one, the beginning of its form. */
export function firstErrorPlace({ messages }: Pick<TabDraft, 'messages'>, errors: readonly DraftError[]): PlaceInDraft {
  const files = draftFiles(Object.keys(messages));
  const first = errors.find(({ file }) => files.includes(file));
  if (first === undefined) return { file: 'form.json', place: { offset: 0, isFocused: true } };
  const { file, line, column } = first;
  return { file, place: { line, column, isFocused: true } };
}

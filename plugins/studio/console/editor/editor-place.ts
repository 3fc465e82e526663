import type { Text } from '@codemirror/state';

/** A place in a text, by its line and column, which count from 1, or by its offset. */
export type EditorPlace = ({ line: number; column: number } | { offset: number }) & {
  /** False: the cursor goes there, the focus stays where it is. */
  isFocused: boolean;
};

/** The text may be shorter by now: then the end of the line, or of the text. */
export function offsetIn(doc: Text, place: EditorPlace): number {
  if ('offset' in place) return Math.min(place.offset, doc.length);
  const line = doc.line(Math.min(place.line, doc.lines));
  return Math.min(line.from + place.column - 1, line.to);
}

import { getLocation } from 'jsonc-parser';
import type { TabDraft } from '../../shared/draft';
import { textOf } from '../draft/draft-files';
import { draftFields, fieldAt, offsetOf } from './draft-fields';

/** Returns where a file declares a field: its schema, or its title. Undefined if the file does not name it. */
export function placeOfField(draft: TabDraft, file: string, pointer: string): number | undefined {
  const field = draftFields(draft.form).find((each) => each.pointer === pointer);
  if (!field) return undefined;
  return offsetOf(textOf(draft, file), file === 'form.json' ? field.schemaPath : [`${field.path.join('.')}.title`]);
}

/** Pointer of the field that a place in a file is about. */
export function fieldOfPlace(draft: TabDraft, file: string, offset: number): string | undefined {
  const text = textOf(draft, file);
  if (file === 'form.json') return fieldAt(text, offset);
  const key = String(getLocation(text, offset).path[0] ?? '');
  return draftFields(draft.form).findLast(({ path }) => key.startsWith(`${path.join('.')}.`))?.pointer;
}

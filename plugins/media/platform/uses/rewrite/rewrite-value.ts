import { type Pointer, pointerOf } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { MovedPath } from './moved-path';
import { rewriteText } from './rewrite-text';

interface Place {
  container: JsonObject | JsonValue[];
  path: readonly string[];
}

/** A text that a move or its undo changed. */
export interface ChangedText {
  pointer: Pointer;
  before: string;
  after: string;
}

/** Changes the addresses in a record or in settings, which only the caller has. Returns what it changed. */
export type ChangeTexts = (value: JsonObject) => ChangedText[];

/** Writes the new address of moved files into all texts. */
export function rewriteAddresses(value: JsonObject, moved: MovedPath): ChangedText[] {
  return changeTexts(value, (text) => rewriteText(text, moved));
}

/** Gives the texts that a move changed what they were before. Texts that were changed again since stay as they are. */
export function takeBack(value: JsonObject, changed: readonly ChangedText[]): ChangedText[] {
  const byPointer = new Map(changed.map((each) => [each.pointer, each]));
  return changeTexts(value, (text, pointer) => {
    const known = byPointer.get(pointer());
    return known?.after === text ? known.before : text;
  });
}

/** A loop, because values may be nested deeper than functions can call each other. */
function changeTexts(value: JsonObject, change: (text: string, pointer: () => Pointer) => string): ChangedText[] {
  const changed: ChangedText[] = [];
  const pending: Place[] = [{ container: value, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { container, path } = next;
    // An array has its indexes as keys, and is written by them.
    const entries = container as JsonObject;
    for (const [key, item] of Object.entries(entries)) {
      const place = [...path, key];
      if (typeof item === 'object' && item !== null) pending.push({ container: item, path: place });
      if (typeof item !== 'string') continue;
      const text = change(item, () => pointerOf(place));
      if (text === item) continue;
      entries[key] = text;
      changed.push({ pointer: pointerOf(place), before: item, after: text });
    }
  }
  return changed;
}

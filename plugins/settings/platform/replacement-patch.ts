import { maySee, readAt, writeAt, type Viewer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';

export interface Replacement {
  catalog: FormCatalog;
  viewer: Viewer;
  /** What holds now. */
  current: JsonObject;
  body: JsonObject;
}

/**
 * The patch that makes the settings equal to `body`: what is missing from it is removed. Fields of tabs that the
 * viewer may not see stay: what a viewer read leaves them out, so their absence says nothing.
 */
export function replacementPatch({ catalog, viewer, current, body }: Replacement): JsonObject {
  const seen = catalog.filter(({ plan }) => maySee(plan.form, viewer)).flatMap(({ plan }) => plan.fields);
  const missing = seen
    // The platform sets these, so a client that leaves them out removes nothing.
    .filter(({ schema }) => schema.readOnly !== true)
    .map((field) => field.pointer)
    .filter((pointer) => readAt(current, pointer) !== undefined && readAt(body, pointer) === undefined)
    // A section that is null, or no section at all, speaks for its fields itself.
    .filter((pointer) => !isCutShort(body, pointer));
  return missing.reduce((patch, pointer) => writeAt(patch, pointer, null), body);
}

/** True when the way to `pointer` ends early at a value that is no object. */
function isCutShort(body: JsonObject, pointer: string): boolean {
  const names = pointer.split('/').slice(1, -1);
  const sections = names.map((_, index) => readAt(body, `/${names.slice(0, index + 1).join('/')}`));
  return sections.some(
    (section) => section !== undefined && (typeof section !== 'object' || section === null || Array.isArray(section)),
  );
}

import { isWithin, type Pointer } from '@signalbox/engine/core';
import { invalidField, type FormCatalog, type Viewer } from '@signalbox/platform-kit';
import { foreignFiles } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject } from '@signalbox/schemas';
import { formsOf } from '../forms-of';

interface NamingSave {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The effective settings before the save. */
  before: JsonObject;
  /** What is stored after it, with markers of secrets: these open no file. */
  body: JsonObject;
  touched: Pointer[];
}

/** Throws `invalidField` for the errors of `foreignFiles` in touched fields. */
export function rejectForeignFiles({ catalog, viewer, before, body, touched }: NamingSave): void {
  const errors = foreignFiles({ viewer, before, after: body }).flatMap((error) => {
    const field = touched.find((each) => isWithin(error.pointer, each));
    return field === undefined ? [] : [{ ...error, formId: formsOf(catalog, [field])[0]?.id }];
  });
  if (errors.length > 0) throw invalidField(errors);
}

import { PlatformError } from '@signalbox/api';
import {
  blockingErrors,
  eachError,
  withoutStoredTreeErrors,
  withTypeAgain,
  type Pointer,
} from '@signalbox/engine/core';
import { errorsOfTab, type FormCatalog, invalidField, type InvalidValue } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import type { StoredErrorsOf } from '../stored-errors/stored-errors-of';
import { formsOf } from '../forms-of';

/**
 * Throws `invalidField` with the errors of the forms that own a touched field (`errorsOfTab`). A stored value that no longer
 * validates, such as a property of a page, is no error if the save neither touches nor worsens it. Throws `typeAgain` if the only
 * errors are secrets that must be entered again.
 */
export function rejectInvalidForms({
  catalog,
  before,
  settings,
  touched,
  storedErrorsOf,
}: {
  catalog: FormCatalog;
  /** The effective settings before the save. */
  before: JsonObject;
  /** The effective settings after it. */
  settings: JsonObject;
  touched: Pointer[];
  storedErrorsOf: StoredErrorsOf;
}): void {
  const isChanged = (field: Pointer) => touched.includes(field);
  const errors = formsOf(catalog, touched).flatMap((form): InvalidValue[] => {
    const { id, plan } = form;
    const found = errorsOfTab(form, settings);
    const errors = withTypeAgain(found, { plan, before, after: settings });
    // Most saves are valid. Then the stored errors need not be computed.
    const stored = errors.length === 0 ? [] : storedErrorsOf(form);
    const open = withoutStoredTreeErrors({
      plan,
      before: { values: before, errors: stored },
      after: { values: settings, errors },
    });
    return blockingErrors({ errors: open, stored, isChanged })
      .flatMap(eachError)
      .map(({ pointer, keyword, params }) => ({ pointer, keyword, params, formId: id }));
  });
  const [first, ...others] = errors;
  if (first === undefined) return;
  const error = invalidField([first, ...others]);
  throw errors.every(({ keyword }) => keyword === 'typeAgain') ? new PlatformError('typeAgain', error.options) : error;
}

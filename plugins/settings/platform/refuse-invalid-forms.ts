import { formFaults, type Pointer } from '@signalbox/engine/core';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { invalidField, type Fault } from './invalid-field';
import { formsOf } from './refuse-foreign-fields';

/** Throws `invalidField` with every fault, at most one per field, of the forms that own a touched field. */
export function refuseInvalidForms({
  catalog,
  settings,
  touched,
}: {
  catalog: FormCatalog;
  settings: JsonObject;
  touched: Pointer[];
}): void {
  const faults = formsOf(catalog, touched).flatMap(({ id, plan, compiled }): Fault[] =>
    formFaults({ plan, compiled, values: settings }).map(({ pointer, keyword, params }) => ({
      pointer,
      keyword,
      params,
      formId: id,
    })),
  );
  const [first, ...others] = faults;
  if (first !== undefined) throw invalidField(first, ...others);
}

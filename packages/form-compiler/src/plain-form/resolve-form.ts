import type { FormDefinition } from '@signalbox/schemas';
import { withOwnNames } from './own-names';
import { plainSchema } from './plain-schema';
import { withPlainTypes } from './plain-types';
import { type Library, resolveRefs } from './resolve-refs';
import { withOthers } from './with-others';

/** The form with the plain form of its schema and uiSchema, and with every `$ref` replaced by its target. */
export function resolveForm(declared: FormDefinition, library: Library): FormDefinition {
  const form = withOthers(declared);
  return {
    ...form,
    schema: withPlainTypes(resolveRefs(plainSchema(form.schema, library), library)),
    uiSchema: withOwnNames(form.uiSchema),
    ...(form.visibleWhen ? { visibleWhen: withPlainTypes(resolveRefs(form.visibleWhen, library)) } : {}),
  };
}

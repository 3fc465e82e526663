import type { FormDefinition } from '@signalbox/schemas';
import { plainSchema } from './plain-schema';
import { withPlainTypes } from './plain-types';
import { type Library, resolveRefs } from './resolve-refs';

/** The form with the plain form of its schema, and with every `$ref` replaced by its target. */
export function resolveForm(form: FormDefinition, library: Library): FormDefinition {
  return {
    ...form,
    schema: withPlainTypes(resolveRefs(plainSchema(form.schema, library), library)),
    ...(form.visibleWhen ? { visibleWhen: withPlainTypes(resolveRefs(form.visibleWhen, library)) } : {}),
  };
}

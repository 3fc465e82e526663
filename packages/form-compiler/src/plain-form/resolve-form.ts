import type { FormDefinition } from '@signalbox/schemas';
import { withDefinedUi } from './defined-ui';
import { withGrids } from './grid/with-grids';
import { withOwnDefinitions } from './own-definitions';
import { withOwnNames } from './own-names';
import { plainSchema } from './plain-schema';
import { withPlainTypes } from './plain-types';
import { type Library, resolveRefs } from './resolve-refs';
import { withOthers, withTextMap } from './with-others';
import { withValue } from './with-value';

/** The form with the plain form of its schema and uiSchema, with every `$ref` replaced by its target, and with grids as they are drawn. */
export function resolveForm(declared: FormDefinition, library: Library): FormDefinition {
  const form = withPlainRoot(declared);
  const resolved = {
    ...form,
    schema: withPlainTypes(resolveRefs(plainSchema(form.schema, library), library)),
    uiSchema: withOwnNames(withDefinedUi(form, library)),
    ...(form.visibleWhen ? { visibleWhen: withPlainTypes(resolveRefs(form.visibleWhen, library)) } : {}),
  };
  return withGrids(withTextMap(resolved, declared.othersIn));
}

/** The form whose root is an object of declared settings alone, with its own definitions in `definitions`. */
export function withPlainRoot(form: FormDefinition): FormDefinition {
  return withOthers(withValue(withOwnDefinitions(form)));
}

import { pointerOf } from '@signalbox/engine/core';
import { planOf } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { walkSchema } from '../walk-schema';

/** A deprecated field is not drawn where nothing is stored, so no user could enter one that is required. */
export function checkDeprecated({ forms }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const { plan } = planOf(form);
    if (plan === undefined) return [];
    const fields = new Map(
      plan.fields.map((field) => [
        `/schema${field.path.map((name) => `/properties${pointerOf([name])}`).join('')}`,
        field,
      ]),
    );
    return walkSchema({ schema: form.resolved.schema, pointer: '/schema' })
      .filter(({ schema }) => schema.deprecated === true)
      .flatMap(({ pointer }) => {
        const field = fields.get(pointer);
        const at = `${pointer}/deprecated`;
        if (field === undefined)
          return [
            errorAt(form.source, at, {
              wrong: 'only a complete field can be deprecated, neither a section nor a part of a field',
              remedy: 'write it at each field, or remove it',
            }),
          ];
        return field.isRequired || field.requiredWhen.length > 0
          ? [errorAt(form.source, at, { wrong: 'the field is required', remedy: 'remove it from "required"' })]
          : [];
      });
  });
}

import { schemaOfPlace } from '@signalbox/engine/core';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';

const limits = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const;

/** A clamp has a limit. Of whole numbers, one without a limit would only round; `checkMigrations` knows the other numbers. */
export function checkClamps({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, definition, resolved }) =>
    (definition.migrate ?? []).flatMap(({ steps }, entry) =>
      steps.flatMap((step, index) => {
        const schema = 'clamp' in step ? schemaOfPlace(resolved.schema, step.clamp) : undefined;
        if (schema?.type !== 'integer' || limits.some((limit) => schema[limit] !== undefined)) return [];
        return [
          errorAt(source, `/migrate/${entry}/steps/${index}/clamp`, {
            wrong: 'the number has no limit, so that the step would only round it',
            remedy: 'write minimum or maximum in its schema, or remove the step',
          }),
        ];
      }),
    ),
  );
}

import { rjsfWidget, type FormPlan } from '@signalbox/engine/core';
import { refName } from '@signalbox/form-compiler/plain-form';
import { without } from '@signalbox/form-compiler/without';
import type { JsonSchema } from '@signalbox/schemas';
import { walkSchema } from './walk-schema';

/** The definitions that fields drawn by RJSF refer to: they lead back to themselves, and have one text for all levels. */
export function recursiveParts({ form: { schema }, fields }: FormPlan): [string, JsonSchema][] {
  const { definitions = {} } = schema;
  const drawn = fields
    .filter(({ widget }) => widget === rjsfWidget)
    .map((field) => without(field.schema, ['definitions']));
  const reached = new Set<string>();
  const visit = (part: JsonSchema) => {
    for (const inner of walkSchema({ schema: part, pointer: '' })) {
      const name = refName(inner.schema.$ref ?? '');
      const target = definitions[name];
      if (target === undefined || reached.has(name)) continue;
      reached.add(name);
      visit(target);
    }
  };
  drawn.forEach(visit);
  return Object.entries(definitions).filter(([name]) => reached.has(name));
}

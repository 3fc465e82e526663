import { rjsfWidget } from '@signalbox/engine/core';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { planOf } from '../check-claims';
import type { DeclaredForm, Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';

/** Draw the properties of objects. What other widgets take is in their rows of the table. */
const drawsProperties = new Set(['list', rjsfWidget]);

/** A condition draws nothing. */
const inCondition = /\/(if|not)(\/|$)/;

/** A choice between objects is a field, or the items of one, which an input of choices draws. Its objects are chosen as a whole. */
export function checkObjectChoices({ forms }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const choices = walkSchema({ schema: form.resolved.schema, pointer: '/schema' }).filter(
      ({ schema, pointer }) => !inCondition.test(pointer) && schema.enum?.some(isSchema),
    );
    if (choices.length === 0) return [];
    const drawn = drawnAt(form);
    return choices.flatMap(({ schema, pointer }) => {
      const reason = partsOf(schema) ?? mixture(schema) ?? drawing(pointer, drawn);
      return reason ? [errorAt(form.source, pointer + (reason.at ?? ''), reason)] : [];
    });
  });
}

type Reason = Reported & { at?: string };

function mixture({ enum: choices = [] }: JsonSchema): Reason | undefined {
  const other = choices.findIndex((choice) => choice !== null && !isSchema(choice));
  if (other < 0) return undefined;
  return {
    at: `/enum/${other}`,
    wrong: 'the other choices are objects',
    remedy: 'write an object here too, or the names of all objects',
  };
}

function partsOf({ properties }: JsonSchema): Reason | undefined {
  if (properties === undefined) return undefined;
  return {
    wrong: 'the objects of the choice have inputs of their own',
    remedy: 'remove "properties": an object of "enum" is chosen as a whole',
  };
}

function drawing(pointer: string, drawn: Map<string, string>): Reason | undefined {
  const widget = drawn.get(pointer);
  if (widget === undefined)
    return {
      wrong:
        'objects to choose from can stand in a field of the tab or of a section, or in the items of a list there only',
      remedy: 'move the choice there, or list the names of the objects',
    };
  if (!drawsProperties.has(widget)) return undefined;
  return {
    wrong: `the widget "${widget}" draws no choice between objects`,
    remedy: 'give the field the "ui:widget" "select", or "checkboxes" for a list',
  };
}

/** Pointer of each field's schema, and that of its items → the widget. */
function drawnAt(form: DeclaredForm): Map<string, string> {
  const fields = planOf(form).plan?.fields ?? [];
  return new Map(
    fields.flatMap(({ pointer, widget }): [string, string][] => {
      const at = schemaPointer(pointer);
      return [
        [at, widget],
        [`${at}/items`, widget],
      ];
    }),
  );
}

import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { planOf } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { ValidationError } from '../validation-error';
import { walkSchema } from '../walk-schema';

/**
 * No field has a message for an error that cannot occur. Only for the forms of the product: published tabs that have one stay
 * in use.
 */
export function checkErrorSentences({ forms, messages }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const root = form.resolved.schema;
    const texts = messages.filter(({ namespace }) => namespace === `forms/${form.name}`);
    return (planOf(form).plan?.fields ?? [])
      .flatMap(({ messageKey, schema }) => withItems({ messageKey, schema }))
      .flatMap((field) => {
        const possible = possibleSentences({ ...field, root });
        const keys = ownSentences.map((keyword) => `${field.messageKey}.errors.${keyword}`);
        return keys.filter((key) => !possible.includes(key));
      })
      .flatMap((key) =>
        texts
          .filter(({ definition }) => definition[key] !== undefined)
          .map(({ source }) =>
            errorAt(source, pointerOf([key]), {
              wrong: `the message "${key}" is of an error that cannot occur: the field has no such limit`,
              remedy: 'remove it, or add the limit to the schema',
              atKey: true,
            }),
          ),
      );
  });
}

interface Field {
  messageKey: string;
  schema: JsonSchema;
}

/** The field, and those of the items of its list. */
function withItems({ messageKey, schema }: Field): Field[] {
  const inside = Object.entries(itemsOf(schema)?.properties ?? {});
  return [
    { messageKey, schema },
    ...inside.flatMap(([name, part]) => withItems({ messageKey: `${messageKey}.items.${name}`, schema: part })),
  ];
}

/** Keywords for which a field may have its own message. */
export const ownSentences = [
  'required',
  'type',
  'enum',
  'pattern',
  'format',
  'contentMediaType',
  'compare',
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const;

interface Raising extends Field {
  /** Schema of the form. */
  root: JsonSchema;
}

/**
 * A field may have its own message for a validation error: `<field>.errors.required`. For keywords that the field has, or that
 * a condition or a part of `allOf` has for a property of its name: no other error can occur. What a secret is, its server knows.
 */
function possibleSentences({ messageKey, schema, root }: Raising): string[] {
  const name = messageKey.slice(messageKey.lastIndexOf('.') + 1);
  const all = walkSchema({ schema: root, pointer: '' }).map((placed) => placed.schema);
  const ofField = [schema, ...all.flatMap(({ properties }) => properties?.[name] ?? [])].flatMap((part) =>
    walkSchema({ schema: part, pointer: '' }).map((placed) => placed.schema),
  );
  return ownSentences
    .filter((keyword) => {
      if (keyword === 'type' || schema.writeOnly === true) return true;
      if (keyword === 'required') return all.some(({ required }) => required?.includes(name));
      if (keyword === 'compare') return all.some(({ compare }) => compare?.property === name);
      return ofField.some((part) => part[keyword] !== undefined);
    })
    .map((keyword) => `${messageKey}.errors.${keyword}`);
}

import type { JsonSchema } from '@signalbox/schemas';
import { walkSchema } from '../walk-schema';

const ownSentences = [
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

interface Raising {
  messageKey: string;
  /** Of the field. */
  schema: JsonSchema;
  /** Of the form. */
  root: JsonSchema;
}

/**
 * A field may have its own message for a validation error: `<field>.errors.required`. For keywords that the field has, or that
 * a condition or a part of `allOf` has for a property of its name: no other error can occur. What a secret is, its server knows.
 */
export function errorSentences({ messageKey, schema, root }: Raising): string[] {
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

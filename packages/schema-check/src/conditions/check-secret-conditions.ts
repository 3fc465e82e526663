import { pointerOf } from '@signalbox/engine/core';
import type { JsonSchema } from '@signalbox/schemas';
import { furtherItemsOf, itemsOf } from '@signalbox/schemas/items-of';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { errorAt, type SourceFile } from '../source-file';
import type { ValidationError } from '../validation-error';
import { isSchema, type PlacedSchema, walkSchema } from '../walk-schema';

/** No `if` compares a secret: every browser loads the condition with the form, and has a marker instead of the secret. */
export function checkSecretConditions({ forms }: Sources): ValidationError[] {
  return forms.flatMap(checkForm);
}

const checkForm = oncePer(
  ({ resolved }: DeclaredForm) => resolved,
  ({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap(({ schema, pointer }) =>
      [
        { part: schema, at: pointer },
        ...(schema.allOf ?? []).map((part, index) => ({ part, at: `${pointer}/allOf/${index}` })),
      ].flatMap(({ part, at }) =>
        isSchema(part) && isSchema(part.if)
          ? secretsRead({ schema: part.if, pointer: `${at}/if` }, schema).map((place) => errorOf(source, place))
          : [],
      ),
    ),
);

function errorOf(source: SourceFile, pointer: string): ValidationError {
  return errorAt(source, pointer, {
    wrong: 'the condition compares a secret: every browser would load what it is compared with',
    remedy: 'read another field; or name the secret in "required" alone: the condition is true while it is set',
    atKey: true,
  });
}

/** Places in a condition that describe secrets of `owner`. */
function secretsRead({ schema, pointer }: PlacedSchema, owner: JsonSchema): string[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
    const at = `${pointer}/properties${pointerOf([name])}`;
    const target = owner.properties?.[name];
    if (!isSchema(part) || !isSchema(target)) return [];
    return target.writeOnly === true ? [at] : secretsRead({ schema: part, pointer: at }, target);
  });
  const itemOf = itemsOf(owner) ?? furtherItemsOf(owner);
  const ofItems = (['contains', 'items', 'additionalItems'] as const).flatMap((keyword) => {
    const part = schema[keyword];
    if (!isSchema(part) || !isSchema(itemOf)) return [];
    const at = `${pointer}/${keyword}`;
    return itemOf.writeOnly === true ? [at] : secretsRead({ schema: part, pointer: at }, itemOf);
  });
  const single = (['not', 'if', 'then', 'else'] as const).flatMap((keyword) => {
    const part = schema[keyword];
    return isSchema(part) ? secretsRead({ schema: part, pointer: `${pointer}/${keyword}` }, owner) : [];
  });
  const several = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) =>
    (schema[keyword] ?? []).flatMap((part, index) =>
      isSchema(part) ? secretsRead({ schema: part, pointer: `${pointer}/${keyword}/${index}` }, owner) : [],
    ),
  );
  return [...inside, ...ofItems, ...single, ...several];
}

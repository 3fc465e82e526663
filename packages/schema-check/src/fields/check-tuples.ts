import { furtherItemsOf, placesOf } from '@signalbox/schemas/items-of';
import { schemaPointer } from '@signalbox/form-compiler/plain-form';
import type { JsonSchema } from '@signalbox/schemas';
import { planOf } from '../check-claims';
import type { Sources } from '../load-sources';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { walkSchema } from '../walk-schema';

/** A condition draws nothing. */
const inCondition = /\/(if|not)(\/|$)/;

/** A tuple is a field, says what follows its places, and has room for them and no secret. */
export function checkTuples({ forms }: Sources): ValidationError[] {
  return forms.flatMap((form) => {
    const { plan } = planOf(form);
    const drawn = new Set(plan?.fields.map(({ pointer }) => schemaPointer(pointer)));
    return walkSchema({ schema: form.resolved.schema, pointer: '/schema' }).flatMap(({ schema, pointer }) => {
      const reason =
        ending(schema) ??
        room(schema) ??
        (inCondition.test(pointer) || drawn.has(pointer) ? undefined : place(schema)) ??
        secret(schema, pointer);
      return reason ? [errorAt(form.source, pointer + (reason.at ?? ''), reason)] : [];
    });
  });
}

type Reason = Reported & { at?: string };

function ending(schema: JsonSchema): Reason | undefined {
  const { additionalItems } = schema;
  if (placesOf(schema) === undefined)
    return additionalItems === undefined
      ? undefined
      : {
          at: '/additionalItems',
          wrong: '"additionalItems" follows the places of a tuple, and "items" is no list of schemas',
          remedy: 'write the schemas of the places as a list in "items"',
          atKey: true,
        };
  if (additionalItems !== undefined && additionalItems !== true) return undefined;
  return {
    wrong: 'any value may follow the places of the tuple',
    remedy: 'add "additionalItems": false, or a schema for what follows',
  };
}

function room(schema: JsonSchema): Reason | undefined {
  const count = placesOf(schema)?.length;
  const { maxItems } = schema;
  if (count === undefined || maxItems === undefined || maxItems >= count) return undefined;
  return {
    at: '/maxItems',
    wrong: `the tuple has ${count} places, and room for ${maxItems}`,
    remedy: `write at least ${count}, or remove places`,
  };
}

/** RJSF draws the places that the value has. The form fills those of its fields. */
function place(schema: JsonSchema): Reason | undefined {
  if (placesOf(schema) === undefined) return undefined;
  return {
    wrong: 'a tuple can be a field of the tab or of a section only',
    remedy: 'move it there, or use an object with a property for each place',
  };
}

/** Secrets of a list are stored by the ids of its items, which places do not have. */
function secret(schema: JsonSchema, pointer: string): Reason | undefined {
  const places = placesOf(schema) ?? [];
  const parts = places.length > 0 ? [...places, furtherItemsOf(schema) ?? {}] : [];
  const hasSecret = parts.some((part) =>
    walkSchema({ schema: part, pointer }).some((inner) => inner.schema.writeOnly === true),
  );
  if (!hasSecret) return undefined;
  return { wrong: 'a secret is in a tuple', remedy: 'use an object with a property for each place' };
}

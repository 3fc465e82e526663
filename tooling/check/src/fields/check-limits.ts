import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { canCompile } from '../check-strict';
import type { Sources } from '../load-sources';
import { ajv } from '../shared-ajv';
import { errorAt, type SourceFile } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, walkSchema, type PlacedSchema } from '../walk-schema';

/** No limits contradict each other, and each choice is a value that its own schema allows. */
export function checkLimits({ forms }: Sources): ValidationError[] {
  return forms.flatMap(({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' }).flatMap((placed) => [
      ...limitErrors(source, placed),
      ...choiceErrors(source, placed),
    ]),
  );
}

const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const;

function limitErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const crossed = pairs.flatMap(([low, high]) => {
    const [least, most] = [schema[low], schema[high]];
    if (least === undefined || most === undefined || least <= most) return [];
    return [
      errorAt(source, `${pointer}/${low}`, {
        wrong: `"${low}" ${least} is above "${high}" ${most}: no value is valid`,
        remedy: 'exchange the two numbers, or correct one',
      }),
    ];
  });
  const reason = crossed.length > 0 ? undefined : (emptyRange(schema) ?? tooFewChoices(schema));
  return [...crossed, ...(reason ? [errorAt(source, pointer + reason.at, reason)] : [])];
}

type Contradiction = Reported & { at: string };

/** Why no number is between the limits. */
function emptyRange({ type, minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema): Contradiction | undefined {
  const lowest = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  if (maximum === undefined || lowest === -Infinity) return undefined;
  if (exclusiveMinimum !== undefined && exclusiveMinimum >= maximum)
    return {
      at: '/exclusiveMinimum',
      wrong: `"exclusiveMinimum" ${exclusiveMinimum} is not below "maximum" ${maximum}: no number is valid`,
      remedy: 'correct one of the two numbers',
    };
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  if (step === undefined) return undefined;
  const first = Math.ceil(lowest / step) * step;
  const isAllowed = (exclusiveMinimum === undefined || first > exclusiveMinimum ? first : first + step) <= maximum;
  if (isAllowed) return undefined;
  return {
    at: '/maximum',
    wrong: `between ${lowest} and ${maximum} is no ${multipleOf ? `multiple of ${multipleOf}` : 'whole number'}`,
    remedy: 'widen the limits',
  };
}

/** A list without repetitions cannot have more items than there are choices. */
function tooFewChoices({ minItems = 0, uniqueItems, items }: JsonSchema): Contradiction | undefined {
  const choices = isSchema(items) ? items.enum?.length : undefined;
  if (uniqueItems !== true || choices === undefined || minItems <= choices) return undefined;
  return {
    at: '/minItems',
    wrong: `the list needs ${minItems} different items, but there are only ${choices} choices`,
    remedy: `write at most ${choices}, or add choices`,
  };
}

function choiceErrors(source: SourceFile, { schema, pointer }: PlacedSchema): ValidationError[] {
  const { enum: choices, const: constant, ...rest } = schema;
  if (rest.type === undefined || (choices === undefined && constant === undefined) || !canCompile(rest)) return [];
  const validate = ajv.compile(rest);
  const named: [string, JsonValue][] = [
    ...(choices ?? []).map((value, index): [string, JsonValue] => [`/enum/${index}`, value]),
    ...(constant === undefined ? [] : [['/const', constant] satisfies [string, JsonValue]]),
  ];
  return named.flatMap(([at, value]) => {
    if (validate(value)) return [];
    return [
      errorAt(source, pointer + at, {
        wrong: `${JSON.stringify(value)} can never be chosen: a value here ${validate.errors?.[0]?.message}`,
        remedy: 'correct the value, or the keyword that rejects it',
      }),
    ];
  });
}

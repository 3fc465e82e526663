import { lengthsOf } from '@signalbox/form-compiler/pattern-lengths';
import type { JsonSchema } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { excluded } from '../conditions/excluded-values';
import type { DeclaredForm, Sources } from '../load-sources';
import { oncePer } from '../once-per';
import { errorAt } from '../source-file';
import type { Reported, ValidationError } from '../validation-error';
import { isSchema, walkSchema } from '../walk-schema';

/** No pattern and no "contains" asks for what the keywords beside it exclude: no value would be valid. */
export function checkDemands({ forms }: Sources): ValidationError[] {
  return forms.flatMap(checkForm);
}

/** A condition may hold for no value: `checkConditions` knows those. */
const inCondition = /\/(if|not|contains)(\/|$)/;

const checkForm = oncePer(
  ({ resolved }: DeclaredForm) => resolved,
  ({ source, resolved }) =>
    walkSchema({ schema: resolved.schema, pointer: '/schema' })
      .filter(({ pointer }) => !inCondition.test(pointer))
      .flatMap(({ schema, pointer }) =>
        [...unmatched(schema), ...absentItems(schema)].map((reason) => errorAt(source, pointer + reason.at, reason)),
      ),
);

type Contradiction = Reported & { at: string };

/** A pattern that only longer or shorter texts match. */
function unmatched({ pattern, minLength = 0, maxLength = Infinity }: JsonSchema): Contradiction[] {
  const lengths = pattern === undefined ? undefined : lengthsOf(pattern);
  if (lengths === undefined || (lengths.least <= maxLength && lengths.most >= minLength)) return [];
  const wrong =
    lengths.least > maxLength
      ? `only texts of at least ${lengths.least} characters match the pattern, and "maxLength" is ${maxLength}`
      : `only texts of at most ${lengths.most} characters match the pattern, and "minLength" is ${minLength}`;
  return [{ at: '/pattern', wrong: `${wrong}: no text is valid`, remedy: 'correct one of the two' }];
}

/** Returns a contradiction for each `contains` of the list that no item of it can match. */
function absentItems(schema: JsonSchema): Contradiction[] {
  const items = itemsOf(schema);
  if (items === undefined) return [];
  const demands = [
    { contains: schema.contains, at: '/contains' },
    ...(schema.allOf ?? []).map(({ contains }, index) => ({ contains, at: `/allOf/${index}/contains` })),
  ];
  return demands.flatMap(({ contains, at }) => {
    const reason = isSchema(contains) ? excluded(contains, items) : undefined;
    return reason === undefined
      ? []
      : [
          {
            at: `${at}/${reason.keyword}`,
            wrong: `no item is what the list must contain: ${reason.why}`,
            remedy: 'write in "contains" what an item can be, or correct "items"',
          },
        ];
  });
}

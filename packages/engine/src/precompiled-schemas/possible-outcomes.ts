import { hashForSchema, retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';

/** Limit of outcomes: eight independent conditions in one object have 256. */
const maxOutcomes = 256;

type Results = Map<string, boolean>;

/** A validator for RJSF that calls `resultOf` for each schema that RJSF evaluates, and returns its result. */
export function recordingValidator(resultOf: (schema: RJSFSchema, hash: string) => boolean): ValidatorType {
  return {
    isValid: (schema) => resultOf(schema, hashForSchema(schema)),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({ errors: [] }),
  };
}

/**
 * All results that RJSF's `retrieveSchema` can return for a schema: runs it once for each combination of results of the
 * conditions. Undefined when there are more than `maxOutcomes`.
 */
export function possibleOutcomes(
  schema: RJSFSchema,
  root: RJSFSchema,
  note: (schema: RJSFSchema, hash: string) => void,
): RJSFSchema[] | undefined {
  const outcomes: RJSFSchema[] = [];
  const pending: Results[] = [new Map()];
  for (let results = pending.pop(); results !== undefined; results = pending.pop()) {
    if (outcomes.length === maxOutcomes) return undefined;
    const assumed = results;
    const validator = recordingValidator((condition, hash) => {
      note(condition, hash);
      const known = assumed.get(hash);
      if (known !== undefined) return known;
      pending.push(new Map([...assumed, [hash, true]]));
      assumed.set(hash, false);
      return false;
    });
    outcomes.push(retrieveSchema(validator, schema, root));
  }
  return outcomes;
}

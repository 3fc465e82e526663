import { hashForSchema, retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';

/** Limit of outcomes: eight independent conditions in one object have 256. */
const maxOutcomes = 256;

type Answers = Map<string, boolean>;

/** A validator for RJSF that calls `answer` for each schema that RJSF evaluates, and returns its result. */
export function askedValidator(answer: (question: RJSFSchema, hash: string) => boolean): ValidatorType {
  return {
    isValid: (question) => answer(question, hashForSchema(question)),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({ errors: [] }),
  };
}

/**
 * All results that RJSF's `retrieveSchema` can return for a schema: runs it once for each combination of results of the
 * conditions. Undefined when there are more than `maxOutcomes`.
 */
export function answerEveryWay(
  schema: RJSFSchema,
  root: RJSFSchema,
  note: (question: RJSFSchema, hash: string) => void,
): RJSFSchema[] | undefined {
  const outcomes: RJSFSchema[] = [];
  const open: Answers[] = [new Map()];
  for (let answers = open.pop(); answers !== undefined; answers = open.pop()) {
    if (outcomes.length === maxOutcomes) return undefined;
    const given = answers;
    const validator = askedValidator((question, hash) => {
      note(question, hash);
      const known = given.get(hash);
      if (known !== undefined) return known;
      open.push(new Map([...given, [hash, true]]));
      given.set(hash, false);
      return false;
    });
    outcomes.push(retrieveSchema(validator, schema, root));
  }
  return outcomes;
}

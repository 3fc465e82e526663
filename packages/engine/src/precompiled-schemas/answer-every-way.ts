import { hashForSchema, retrieveSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';

/** More than eight conditions that stand in one object. */
const mostOutcomes = 256;

type Answers = Map<string, boolean>;

/** RJSF asks a `ValidatorType`; this one notes each question and answers as `answer` says. */
export function askedValidator(answer: (question: RJSFSchema, hash: string) => boolean): ValidatorType {
  return {
    isValid: (question) => answer(question, hashForSchema(question)),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({ errors: [] }),
  };
}

/**
 * What RJSF's `retrieveSchema` may make of a schema, whichever of its conditions hold: it is run once for each way to
 * answer its questions. Undefined when there are too many ways.
 */
export function answerEveryWay(
  schema: RJSFSchema,
  root: RJSFSchema,
  note: (question: RJSFSchema, hash: string) => void,
): RJSFSchema[] | undefined {
  const outcomes: RJSFSchema[] = [];
  const open: Answers[] = [new Map()];
  for (let answers = open.pop(); answers !== undefined; answers = open.pop()) {
    if (outcomes.length === mostOutcomes) return undefined;
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

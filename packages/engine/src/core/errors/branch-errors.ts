import type { SchemaError } from '@signalbox/schemas';
import { around } from '../pointer';

/** The errors of the branches of one `anyOf` or `oneOf` that a value does not match. */
type Choice = { errors: { error: SchemaError; branch: string }[] };

/**
 * A value that matches no branch of an `anyOf` has errors of every branch. This function drops the errors of branches
 * of another type, and where others remain, of those with another constant, or without one of its properties: the form draws
 * none of these. If other errors remain, it also drops the error of the `anyOf` itself.
 * The time is proportional to the number of errors: each error looks up the enclosing choices by their paths.
 */
export function withoutOtherBranches(errors: SchemaError[]): SchemaError[] {
  const choices = choicesOf(errors);
  if (choices.size === 0) return errors;
  for (const error of errors) assign(error, choices);
  const dropped = new Set<SchemaError>();
  for (const error of errors) {
    const choice = choices.get(error.schemaPath)?.get(error.instancePath);
    if (choice !== undefined && dropBranches(error, choice, dropped)) dropped.add(error);
  }
  return errors.filter((error) => !dropped.has(error));
}

/** Schema path → instance path → choice. */
function choicesOf(errors: SchemaError[]): Map<string, Map<string, Choice>> {
  const choices = new Map<string, Map<string, Choice>>();
  for (const { keyword, schemaPath, instancePath } of errors) {
    if (keyword !== 'anyOf' && keyword !== 'oneOf') continue;
    const ofSchema = choices.get(schemaPath) ?? new Map<string, Choice>();
    choices.set(schemaPath, ofSchema.set(instancePath, { errors: [] }));
  }
  return choices;
}

/** Adds the error to each choice whose branch reported it. */
function assign(error: SchemaError, choices: Map<string, Map<string, Choice>>): void {
  const { schemaPath, instancePath } = error;
  for (const choicePath of around(schemaPath).slice(1)) {
    const ofSchema = choices.get(choicePath);
    if (ofSchema === undefined) continue;
    const branch = schemaPath.slice(choicePath.length + 1).split('/', 1)[0] ?? '';
    for (const value of [...around(instancePath), '']) ofSchema.get(value)?.errors.push({ error, branch });
  }
}

/** Drops the errors of branches that the value does not belong to. True when errors of other branches remain. */
function dropBranches(choiceError: SchemaError, { errors }: Choice, dropped: Set<SchemaError>): boolean {
  const at = choiceError.instancePath;
  const drop = (left: Choice['errors'], others: ReadonlySet<string>) => {
    for (const { error, branch } of left) if (others.has(branch)) dropped.add(error);
    return left.filter(({ branch }) => !others.has(branch));
  };
  const branchesWith = (left: Choice['errors'], isElsewhere: (error: SchemaError, place: string) => boolean) =>
    new Set(left.filter(({ error }) => isElsewhere(error, at)).map(({ branch }) => branch));

  const present = errors.filter(({ error }) => !dropped.has(error));
  let left = drop(present, branchesWith(present, isOfOtherType));
  for (const isElsewhere of [hasOtherConstant, hasOtherNames]) {
    const others = branchesWith(left, isElsewhere);
    // A value that belongs to no branch has the errors of all.
    if (left.some(({ branch }) => !others.has(branch))) left = drop(left, others);
  }
  return left.length > 0;
}

function isOfOtherType({ keyword, instancePath }: SchemaError, at: string): boolean {
  return keyword === 'type' && instancePath === at;
}

/** The constant of a branch tells it apart. */
function hasOtherConstant({ keyword, instancePath, params }: SchemaError, at: string): boolean {
  const values = params['allowedValues'];
  const isConstant = keyword === 'const' || (keyword === 'enum' && Array.isArray(values) && values.length === 1);
  return isConstant && instancePath.lastIndexOf('/') === at.length && instancePath.startsWith(at);
}

/** The branch does not declare a property of the value. */
function hasOtherNames({ keyword, instancePath }: SchemaError, at: string): boolean {
  return keyword === 'additionalProperties' && instancePath === at;
}

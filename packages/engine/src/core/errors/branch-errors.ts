import type { SchemaError } from '@signalbox/schemas';
import { around } from '../pointer';

/** The errors of the branches of one `anyOf` or `oneOf` that a value does not match. */
type Choice = { errors: { error: SchemaError; branch: string }[] };

/**
 * A value that matches no branch of an `anyOf` has errors of every branch. This function drops the errors of branches
 * of another type. If other errors remain, it also drops the error of the `anyOf` itself.
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

/** Drops the errors of branches of another type. True when errors of other branches remain. */
function dropBranches(choiceError: SchemaError, { errors }: Choice, dropped: Set<SchemaError>): boolean {
  const left = errors.filter(({ error }) => !dropped.has(error));
  const otherTypes = new Set(
    left
      .filter(({ error }) => error.keyword === 'type' && error.instancePath === choiceError.instancePath)
      .map(({ branch }) => branch),
  );
  for (const { error, branch } of left) if (otherTypes.has(branch)) dropped.add(error);
  return left.some(({ branch }) => !otherTypes.has(branch));
}

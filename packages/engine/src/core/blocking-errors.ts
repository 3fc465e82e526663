import type { FieldError, Pointer, ValueError } from './contract';
import { isSameValue } from './same-value';

interface BlockingErrorsOptions {
  /** Errors of the form with the change in it. */
  errors: FieldError[];
  /** Errors of the form as it is stored. */
  stored: FieldError[];
  isChanged: (field: Pointer) => boolean;
}

/**
 * The errors that keep a change from being saved: those of changed fields, and those that the change causes in other
 * fields. An error of a stored value that the change does not touch blocks nothing. The browser and the server both call
 * this function.
 */
export function blockingErrors({ errors, stored, isChanged }: BlockingErrorsOptions): FieldError[] {
  return errors.filter((error) => isChanged(error.field) || !stored.some((known) => isSameError(known, error)));
}

/** True for the same error at the same place. */
export function isSameError(one: ValueError | undefined, other: ValueError | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.keyword === other.keyword && one.pointer === other.pointer && isSameValue(one.params, other.params);
}

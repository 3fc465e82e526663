/** `pristine`: as saved. `modifiedSinceSubmit`: edited after a submit that has ended. */
export type FormState = 'pristine' | 'dirty' | 'submitting' | 'modifiedSinceSubmit';

export interface FormStatus {
  state: FormState;
  /** Nothing keeps the draft from being saved. */
  isValid: boolean;
  isDirty: boolean;
  /** Fields with a fault, shown or not, those of stored values included. */
  errorCount: number;
}

export interface StatusOptions {
  isSubmitting: boolean;
  isDirty: boolean;
  isEditedSinceSubmit: boolean;
  errorCount: number;
  isValid: boolean;
}

/** Of a draft as it is loaded. */
export const loadedInfo = { isSubmitting: false, isEditedSinceSubmit: false, errorCount: 0, isValid: true };

export function formStatus({
  isSubmitting,
  isDirty,
  isEditedSinceSubmit,
  errorCount,
  isValid,
}: StatusOptions): FormStatus {
  return {
    state: stateOf({ isSubmitting, isDirty, isEditedSinceSubmit }),
    isValid,
    isDirty,
    errorCount,
  };
}

function stateOf({
  isSubmitting,
  isDirty,
  isEditedSinceSubmit,
}: Omit<StatusOptions, 'errorCount' | 'isValid'>): FormState {
  if (isSubmitting) return 'submitting';
  if (!isDirty) return 'pristine';
  return isEditedSinceSubmit ? 'modifiedSinceSubmit' : 'dirty';
}

export function isSameStatus(one: FormStatus, other: FormStatus): boolean {
  return (
    one.state === other.state &&
    one.isDirty === other.isDirty &&
    one.isValid === other.isValid &&
    one.errorCount === other.errorCount
  );
}

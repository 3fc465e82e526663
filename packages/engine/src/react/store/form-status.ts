/** `pristine`: equal to the saved values. `modifiedSinceSubmit`: edited after the last submit. */
export type FormState = 'pristine' | 'dirty' | 'submitting' | 'modifiedSinceSubmit';

export interface FormStatus {
  state: FormState;
  /** The draft can be saved. */
  isValid: boolean;
  isDirty: boolean;
  /** Number of fields with an error, shown or not, errors of stored values included. */
  errorCount: number;
}

interface StatusOptions {
  isSubmitting: boolean;
  isDirty: boolean;
  isEditedSinceSubmit: boolean;
  errorCount: number;
  isValid: boolean;
}

/** Status of a newly loaded draft. */
export const initialStatus = { isEditedSinceSubmit: false, errorCount: 0, isValid: true };

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

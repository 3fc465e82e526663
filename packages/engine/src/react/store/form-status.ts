/** `pristine`: as saved. `modifiedSinceSubmit`: edited after a submit that has ended. */
export type FormState = 'pristine' | 'dirty' | 'submitting' | 'modifiedSinceSubmit';

export interface FormStatus {
  state: FormState;
  /** Nothing keeps the draft from being saved. */
  isValid: boolean;
  isDirty: boolean;
  /** Fields with a fault, shown or not, those of stored values included. */
  faultCount: number;
}

export interface StatusFacts {
  isSubmitting: boolean;
  isDirty: boolean;
  isEditedSinceSubmit: boolean;
  faultCount: number;
  isValid: boolean;
}

/** Of a draft as it is loaded. */
export const loadedFacts = { isSubmitting: false, isEditedSinceSubmit: false, faultCount: 0, isValid: true };

export function formStatus({
  isSubmitting,
  isDirty,
  isEditedSinceSubmit,
  faultCount,
  isValid,
}: StatusFacts): FormStatus {
  return {
    state: stateOf({ isSubmitting, isDirty, isEditedSinceSubmit }),
    isValid,
    isDirty,
    faultCount,
  };
}

function stateOf({
  isSubmitting,
  isDirty,
  isEditedSinceSubmit,
}: Omit<StatusFacts, 'faultCount' | 'isValid'>): FormState {
  if (isSubmitting) return 'submitting';
  if (!isDirty) return 'pristine';
  return isEditedSinceSubmit ? 'modifiedSinceSubmit' : 'dirty';
}

export function isSameStatus(one: FormStatus, other: FormStatus): boolean {
  return (
    one.state === other.state &&
    one.isDirty === other.isDirty &&
    one.isValid === other.isValid &&
    one.faultCount === other.faultCount
  );
}

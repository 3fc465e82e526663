/** `pristine`: as saved. `modifiedSinceSubmit`: edited after a submit that has ended. */
export type FormState = 'pristine' | 'dirty' | 'submitting' | 'modifiedSinceSubmit';

export interface FormStatus {
  state: FormState;
  isValid: boolean;
  isDirty: boolean;
  /** Fields with a fault, shown or not. */
  faultCount: number;
}

export interface StatusFacts {
  isSubmitting: boolean;
  isDirty: boolean;
  isEditedSinceSubmit: boolean;
  faultCount: number;
}

export function formStatus({ isSubmitting, isDirty, isEditedSinceSubmit, faultCount }: StatusFacts): FormStatus {
  return {
    state: stateOf({ isSubmitting, isDirty, isEditedSinceSubmit }),
    isValid: faultCount === 0,
    isDirty,
    faultCount,
  };
}

function stateOf({ isSubmitting, isDirty, isEditedSinceSubmit }: Omit<StatusFacts, 'faultCount'>): FormState {
  if (isSubmitting) return 'submitting';
  if (!isDirty) return 'pristine';
  return isEditedSinceSubmit ? 'modifiedSinceSubmit' : 'dirty';
}

export function isSameStatus(one: FormStatus, other: FormStatus): boolean {
  return one.state === other.state && one.isDirty === other.isDirty && one.faultCount === other.faultCount;
}

import { atom, type createStore } from 'jotai/vanilla';
import type { CompiledForm } from '@signalbox/schemas';
import {
  blockingErrors,
  errorsOfCollected,
  errorsOfForm,
  ownerOf,
  withTypeAgain,
  type FieldError,
  type FormPlan,
  type Pointer,
} from '../../core';
import type { DraftValues } from './draft-values';
import { createErrorBoard } from './error-board';
import type { ServerError } from './form-store-contract';
import { formStatus, initialStatus, isSameStatus, type FormStatus } from './form-status';
import { scheduleIdle } from './schedule-idle';
import { createStoredErrors } from './stored-errors';

interface DraftValidationDeps {
  plan: FormPlan;
  compiled: CompiledForm;
  jotai: ReturnType<typeof createStore>;
  values: DraftValues;
  isStored: boolean;
}

export type DraftValidation = ReturnType<typeof createDraftValidation>;

/** The errors, the status and the focus requests of a draft. */
export function createDraftValidation({ plan, compiled, jotai, values, isStored }: DraftValidationDeps) {
  const stored = createStoredErrors((saved) => (isStored ? errorsOfForm({ plan, compiled, values: saved }) : []));
  const board = createErrorBoard({ fields: values.fields, jotai, isStored: stored.has });
  const status = atom<FormStatus>({ state: 'pristine', isValid: true, isDirty: false, errorCount: 0 });
  const focusRequest = atom<{ pointer: Pointer } | undefined>(undefined);
  const progress = { ...initialStatus, isSubmitting: false };
  let blocking: FieldError[] = [];

  const publishStatus = () => {
    const next = formStatus({ ...progress, isDirty: values.isDirty() });
    if (!isSameStatus(jotai.get(status), next)) jotai.set(status, next);
  };
  const validate = () => {
    const after = values.collected();
    const errors = errorsOfCollected({ plan, compiled, collected: after, visible: values.visible() });
    const all = withTypeAgain(errors, { plan, before: values.saved(), after });
    blocking = blockingErrors({ errors: all, stored: stored.of(values.saved()), isChanged: values.isFieldDirty });
    progress.errorCount = board.setValidationErrors(all);
    progress.isValid = blocking.length === 0;
    publishStatus();
    return progress.isValid;
  };
  const focusFirst = (errors: readonly { field: Pointer }[]) => {
    const owners = new Set(errors.map(({ field }) => field));
    const first = plan.fields.find(({ pointer }) => owners.has(pointer) && values.isVisible(pointer));
    if (first !== undefined) jotai.set(focusRequest, { pointer: first.pointer });
  };

  return {
    board,
    status,
    focusRequest,
    publishStatus,
    validate,
    /** Validates when the browser is idle. */
    request: scheduleIdle(validate).request,
    setProgress(next: { isSubmitting?: boolean; isEditedSinceSubmit?: boolean }): void {
      Object.assign(progress, next);
    },
    errors(): FieldError[] {
      validate();
      const owned = plan.fields.flatMap(({ pointer }) => board.get(pointer) ?? []);
      return [...owned.filter(({ field }) => values.isVisible(field)), ...board.unowned];
    },
    /** Shows all errors. The first field whose error prevents saving gets focus. */
    showBlocking(): void {
      board.attempt();
      focusFirst(blocking);
    },
    setServerErrors(errors: readonly ServerError[]): void {
      const owned = errors.map((error) => ({ ...error, field: ownerOf(error.pointer, values.fields) ?? '' }));
      board.setFromServer(owned);
      focusFirst(owned);
    },
  };
}

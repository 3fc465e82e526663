import type { CompiledForm, JsonObject } from '@signalbox/schemas';
import { atom, type createStore } from 'jotai/vanilla';
import {
  blockingErrors,
  errorsOfCollected,
  errorsOfForm,
  type FieldError,
  type FormPlan,
  isSameError,
  ownerOf,
  type Pointer,
  withTypeAgain,
} from '../../core';
import type { DraftValues } from './draft-values';
import { createErrorBoard } from './error-board';
import { formStatus, type FormStatus, initialStatus, isSameStatus } from './form-status';
import type { ServerError } from './form-store-contract';

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
    const all = withTypeAgain(errors, { plan, before: values.saved(), after, isClear: true });
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

/** The errors of the stored values, computed once for each saved document. */
function createStoredErrors(errorsOf: (values: JsonObject) => FieldError[]) {
  let known: { values: JsonObject; errors: FieldError[] } | undefined;
  return {
    of(values: JsonObject): FieldError[] {
      if (known?.values !== values) known = { values, errors: errorsOf(values) };
      return known.errors;
    },
    /** True when the values of the last `of` call have this error. */
    has: (error: FieldError) => known?.errors.some((each) => isSameError(each, error)) ?? false,
  };
}

/** Longest delay between the request and the run. */
const deadlineMs = 150;

interface IdleTask {
  /** Requests a run. A second request before the run has no effect. */
  request: () => void;
  /** Runs a pending request now. */
  flush: () => void;
}

/** Runs work after input without delaying it: when the browser is idle, at the latest after `deadlineMs`. */
function scheduleIdle(run: () => void): IdleTask {
  let isPending = false;
  const flush = () => {
    if (!isPending) return;
    isPending = false;
    run();
  };
  const request = () => {
    if (isPending) return;
    isPending = true;
    if (typeof requestIdleCallback === 'function') requestIdleCallback(flush, { timeout: deadlineMs });
    else setTimeout(flush, deadlineMs / 3);
  };
  return { request, flush };
}

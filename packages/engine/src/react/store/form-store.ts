import { atom, createStore, type Atom } from 'jotai/vanilla';
import type { CompiledForm, FormDefinition, JsonObject, JsonValue } from '@signalbox/schemas';
import {
  assemble,
  blockingErrors,
  changesOf,
  errorsOfCollected,
  errorsOfForm,
  ownerOf,
  planForm,
  readAt,
  withTypeAgain,
  type FieldError,
  type FormPlan,
  type Pointer,
} from '../../core';
import { createCollectedDraft } from './collected-draft';
import { createDirtyFields } from './dirty-fields';
import type { ChangeManner } from '../widget-props';
import { createErrorBoard } from './error-board';
import { atomTable, type FieldAtoms } from './field-atoms';
import { formStatus, isSameStatus, initialStatus, type FormState, type FormStatus } from './form-status';
import { scheduleIdle } from './schedule-idle';
import { createStoredErrors } from './stored-errors';
import { createValueWatchers } from './value-watchers';

/** The data that `submit` passes to the page to send. */
export interface Submission {
  /** The form's values without hidden fields. */
  values: JsonObject;
  /** Only the values that differ from the saved ones; `null` removes a value. */
  patch: JsonObject;
  pointers: Pointer[];
}

/** A field error from a response of the server. */
export type ServerError = Pick<FieldError, 'pointer' | 'keyword' | 'params'>;

/** A draft: one jotai atom per field. An edit updates one field and does not iterate over the form. */
export interface FormStore {
  readonly form: FormDefinition;
  readonly plan: FormPlan;
  readonly compiled: CompiledForm;
  readonly jotai: ReturnType<typeof createStore>;
  readonly status: Atom<FormStatus>;
  /** Pointer of the field that should get focus; a new object for each request. */
  readonly focusRequest: Atom<{ pointer: Pointer } | undefined>;
  field: (pointer: Pointer) => FieldAtoms;
  /** A field's value without subscribing to it. */
  value: (pointer: Pointer) => JsonValue | undefined;
  /**
   * Calls `listener` for each of these fields whose value may have changed. For code that renders many fields at once.
   * The returned function unsubscribes.
   */
  watchValues: (pointers: readonly Pointer[], listener: (pointer: Pointer) => void) => () => void;
  setValue: (pointer: Pointer, value: JsonValue | undefined, how?: ChangeManner) => void;
  touch: (pointer: Pointer) => void;
  /** The complete draft, values of hidden fields included. */
  values: () => JsonObject;
  /** The draft as it would be saved: without hidden fields. */
  collected: () => JsonObject;
  changes: () => { patch: JsonObject; pointers: Pointer[] };
  /** Validates now instead of when idle. True when the draft can be saved. */
  validate: () => boolean;
  /** Validates now and returns every error in the order of the fields; errors that no field owns come last. */
  errors: () => FieldError[];
  /** Shows every error beside its field, touched or not. */
  showErrors: () => void;
  /** Discards all edits and starts from `values`. */
  reset: (values: JsonObject) => void;
  /** Takes newer saved values and keeps every unsaved edit. */
  rebase: (values: JsonObject) => void;
  setServerErrors: (errors: ServerError[]) => void;
  /** Errors that no field of this form owns; the page shows them above Save. */
  unownedErrors: () => FieldError[];
  focus: (pointer: Pointer) => void;
  /**
   * Validates, then sends. `invalid`: nothing was sent, all errors are shown and the first invalid field has focus.
   * `busy`: a submit is running. When `send` rejects, the draft stays unchanged and `submit` rejects with the same error.
   */
  submit: (send: (submission: Submission) => Promise<void>) => Promise<'sent' | 'invalid' | 'busy'>;
  readonly state: FormState;
  readonly isDirty: boolean;
  readonly isValid: boolean;
}

export interface FormStoreOptions {
  form: FormDefinition;
  compiled: CompiledForm;
  /** May be the complete settings: each field reads its own value. */
  values: JsonObject;
  plan?: FormPlan;
  /** The values are stored ones. Their errors are shown at once and do not prevent saving changes of other fields. */
  isStored?: boolean;
}

export function createFormStore({
  form,
  compiled,
  values,
  plan = planForm(form),
  isStored = false,
}: FormStoreOptions): FormStore {
  const jotai = createStore();
  let loaded = values;
  let saved = values;
  const fields = atomTable({ plan, compiled, initial: (pointer) => readAt(loaded, pointer) });
  const pointers = plan.fields.map((field) => field.pointer);
  const stored = createStoredErrors((current) => (isStored ? errorsOfForm({ plan, compiled, values: current }) : []));
  const board = createErrorBoard({ fields, jotai, isStored: stored.has });
  const status = atom<FormStatus>({ state: 'pristine', isValid: true, isDirty: false, errorCount: 0 });
  const focusRequest = atom<{ pointer: Pointer } | undefined>(undefined);
  const progress = { ...initialStatus, hasSubmitted: false };
  const watchers = createValueWatchers();
  let blocking: FieldError[] = [];

  const fieldOf = (pointer: Pointer): FieldAtoms => {
    const field = fields.get(pointer);
    if (field === undefined) throw new RangeError(`${form.id} has no field ${pointer}.`);
    return field;
  };
  const read = (pointer: Pointer) => {
    const made = fields.made(pointer);
    return made === undefined ? readAt(loaded, pointer) : jotai.get(made.value);
  };
  const isVisible = (pointer: Pointer) => jotai.get(fieldOf(pointer).isVisible);
  const savedValue = (pointer: Pointer) => readAt(saved, pointer);
  const dirtyFields = createDirtyFields(savedValue);
  const collectedDraft = createCollectedDraft({ plan, read, isVisible });

  const collected = collectedDraft.values;

  const publishStatus = () => {
    // An edit of a hidden field is not sent, so it does not make the draft dirty.
    const isDirty = dirtyFields.some(isVisible);
    const next = formStatus({ ...progress, isDirty });
    if (!isSameStatus(jotai.get(status), next)) jotai.set(status, next);
  };
  const validate = () => {
    const after = collected();
    const errors = errorsOfCollected({ plan, compiled, collected: after, visible: collectedDraft.visible() });
    const all = withTypeAgain(errors, { plan, before: saved, after });
    blocking = blockingErrors({ errors: all, stored: stored.of(saved), isChanged: dirtyFields.has });
    progress.errorCount = board.setValidationErrors(all);
    progress.isValid = blocking.length === 0;
    publishStatus();
    return progress.isValid;
  };
  const validation = scheduleIdle(validate);

  const loadAll = (next: JsonObject, keepsEdits: boolean) => {
    const kept = new Set(keepsEdits ? pointers.filter(dirtyFields.has) : []);
    // Creates the atom of a kept field: from now on it keeps the value itself.
    for (const pointer of kept) fieldOf(pointer);
    loaded = saved = next;
    for (const pointer of pointers) {
      const made = kept.has(pointer) ? undefined : fields.made(pointer);
      if (made !== undefined) jotai.set(made.value, readAt(next, pointer));
      dirtyFields.compare(pointer, read(pointer));
      watchers.notify(pointer);
    }
    collectedDraft.forget();
    validate();
  };
  const focusFirst = (errors: readonly { field: Pointer }[]) => {
    const owners = new Set(errors.map(({ field }) => field));
    const first = plan.fields.find(({ pointer }) => owners.has(pointer) && isVisible(pointer));
    if (first !== undefined) jotai.set(focusRequest, { pointer: first.pointer });
  };

  const store: FormStore = {
    form,
    plan,
    compiled,
    jotai,
    status,
    focusRequest,
    field: fieldOf,
    value: read,
    watchValues: watchers.watch,
    setValue(pointer, value, { isStarted = false } = {}) {
      jotai.set(fieldOf(pointer).value, value);
      dirtyFields.compare(pointer, value);
      collectedDraft.edited(pointer, value);
      if (isStarted) board.started(pointer);
      else board.edited(pointer);
      watchers.notify(pointer);
      progress.isEditedSinceSubmit = progress.hasSubmitted;
      publishStatus();
      validation.request();
    },
    touch: board.touch,
    values: () => assemble(plan, read),
    collected,
    changes: () => changesOf({ plan, before: assemble(plan, savedValue), after: collected() }),
    validate,
    errors() {
      validate();
      const owned = plan.fields.flatMap(({ pointer }) => board.get(pointer) ?? []);
      return [...owned.filter(({ field }) => isVisible(field)), ...board.unowned];
    },
    showErrors: board.attempt,
    reset(next) {
      board.forget();
      progress.hasSubmitted = progress.isEditedSinceSubmit = false;
      loadAll(next, false);
    },
    rebase: (next) => loadAll(next, true),
    setServerErrors(errors) {
      const owned = errors.map((error) => ({ ...error, field: ownerOf(error.pointer, fields) ?? '' }));
      board.setFromServer(owned);
      focusFirst(owned);
    },
    unownedErrors: () => board.unowned,
    focus: (pointer) => jotai.set(focusRequest, { pointer }),
    async submit(send) {
      if (progress.isSubmitting) return 'busy';
      if (!validate()) {
        board.attempt();
        focusFirst(blocking);
        return 'invalid';
      }
      const sent = { values: collected(), ...store.changes() };
      progress.isSubmitting = progress.hasSubmitted = true;
      progress.isEditedSinceSubmit = false;
      publishStatus();
      try {
        await send(sent);
        saved = sent.values;
        for (const pointer of pointers) dirtyFields.compare(pointer, read(pointer));
        board.forget();
      } finally {
        progress.isSubmitting = false;
        publishStatus();
      }
      return 'sent';
    },
    get state() {
      return jotai.get(status).state;
    },
    get isDirty() {
      return jotai.get(status).isDirty;
    },
    get isValid() {
      return jotai.get(status).isValid;
    },
  };
  validate();
  return store;
}

import { atom, createStore } from 'jotai/vanilla';
import type { JsonObject } from '@signalbox/schemas';
import {
  assemble,
  blockingErrors,
  changesOf,
  errorsOfCollected,
  errorsOfForm,
  isSameValue,
  ownerOf,
  planForm,
  readAt,
  withTypeAgain,
  writeAt,
  type FieldError,
  type Pointer,
} from '../../core';
import { createCollectedDraft } from './collected-draft';
import { createDirtyFields } from './dirty-fields';
import { createErrorBoard } from './error-board';
import { atomTable, type FieldAtoms } from './field-atoms';
import type { FormStore, FormStoreOptions, Submission } from './form-store-contract';
import { formStatus, isSameStatus, initialStatus, type FormStatus } from './form-status';
import { scheduleIdle } from './schedule-idle';
import { createStoredErrors } from './stored-errors';
import { createValueWatchers } from './value-watchers';

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
  /** The save that `begin` started, and the fields that were edited since. */
  let running: { submission: Submission; edited: Set<Pointer> } | undefined;

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
    const next = formStatus({ ...progress, isSubmitting: running !== undefined, isDirty });
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

  const loadAll = (next: JsonObject, kept: ReadonlySet<Pointer>) => {
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
  /** Ends the running save. Throws without one. */
  const end = () => {
    const ended = running;
    if (ended === undefined) throw new Error(`${form.id}: no save is running.`);
    running = undefined;
    return ended;
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
      running?.edited.add(pointer);
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
      loadAll(next, new Set());
    },
    rebase: (next) => loadAll(next, new Set(pointers.filter(dirtyFields.has))),
    setServerErrors(errors) {
      const owned = errors.map((error) => ({ ...error, field: ownerOf(error.pointer, fields) ?? '' }));
      board.setFromServer(owned);
      focusFirst(owned);
    },
    unownedErrors: () => board.unowned,
    focus: (pointer) => jotai.set(focusRequest, { pointer }),
    begin() {
      if (running !== undefined) return 'busy';
      if (!validate()) {
        board.attempt();
        focusFirst(blocking);
        return 'invalid';
      }
      const submission = { values: collected(), ...store.changes() };
      running = { submission, edited: new Set() };
      progress.hasSubmitted = true;
      progress.isEditedSinceSubmit = false;
      publishStatus();
      return submission;
    },
    commit(answer) {
      const { submission, edited } = end();
      const sent = new Set(submission.pointers);
      // A hidden field is sent as removed, or not at all, and keeps its value in the draft.
      const isKept = (pointer: Pointer) =>
        (edited.has(pointer) || dirtyFields.has(pointer) || sent.has(pointer)) &&
        !isSameValue(read(pointer), readAt(submission.values, pointer));
      const kept = new Set(pointers.filter(isKept));
      board.forget();
      loadAll(answer ?? withSubmission(saved, submission), kept);
      for (const pointer of kept) if (edited.has(pointer)) board.touch(pointer);
    },
    fail(errors = []) {
      end();
      publishStatus();
      if (errors.length > 0) store.setServerErrors(errors);
    },
    async submit(send) {
      const submission = store.begin();
      if (typeof submission === 'string') return submission;
      try {
        await send(submission);
      } catch (error) {
        store.fail();
        throw error;
      }
      store.commit();
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

/** The saved values after the server took a submission. */
function withSubmission(saved: JsonObject, { pointers, values }: Submission): JsonObject {
  return pointers.reduce((rest, pointer) => writeAt(rest, pointer, readAt(values, pointer)), saved);
}

import { atom, createStore, type Atom } from 'jotai/vanilla';
import type { CompiledForm, FormDefinition, JsonObject, JsonValue } from '@signalbox/schemas';
import {
  assemble,
  changesOf,
  faultsOfCollected,
  ownerOf,
  planForm,
  readAt,
  type FieldFault,
  type FormPlan,
  type Pointer,
} from '../../core';
import { createDirtyFields } from './dirty-fields';
import { createFaultBoard } from './fault-board';
import { fieldAtoms, type FieldAtoms } from './field-atoms';
import { formStatus, isSameStatus, type FormState, type FormStatus } from './form-status';
import { scheduleIdle } from './schedule-idle';

/** What is handed to the page to send. */
export interface Submission {
  /** The form's values without hidden fields. */
  values: JsonObject;
  /** Only what differs from what was saved; `null` removes. */
  patch: JsonObject;
  pointers: Pointer[];
}

/** A fault as the server answers it (`WireFault`). */
export type ServerFault = Pick<FieldFault, 'pointer' | 'keyword' | 'params'>;

/** A draft: one jotai atom per field, so that an edit reaches one field and nothing walks the form. */
export interface FormStore {
  readonly form: FormDefinition;
  readonly plan: FormPlan;
  readonly compiled: CompiledForm;
  readonly jotai: ReturnType<typeof createStore>;
  readonly status: Atom<FormStatus>;
  /** Pointer of the field that asks for focus; a new object for each request. */
  readonly focusRequest: Atom<{ pointer: Pointer } | undefined>;
  field: (pointer: Pointer) => FieldAtoms;
  setValue: (pointer: Pointer, value: JsonValue | undefined) => void;
  touch: (pointer: Pointer) => void;
  /** The whole draft; values of hidden fields are in it. */
  values: () => JsonObject;
  /** The draft as it would be saved: without hidden fields. */
  collected: () => JsonObject;
  changes: () => { patch: JsonObject; pointers: Pointer[] };
  /** Validates now instead of when idle; true when nothing is wrong. */
  validate: () => boolean;
  /** Gives up every edit and starts from `values`. */
  reset: (values: JsonObject) => void;
  /** Takes newer saved values and keeps every unsaved edit. */
  rebase: (values: JsonObject) => void;
  setServerFaults: (faults: ServerFault[]) => void;
  /** Faults that no field of this form owns; the page says them above Save. */
  unownedFaults: () => FieldFault[];
  focus: (pointer: Pointer) => void;
  /**
   * Validates, then sends. `faulty`: nothing was sent, all faults are shown and the first faulty field has focus.
   * `busy`: a submit is under way. Where `send` rejects, the draft stays as it is and the error is the caller's.
   */
  submit: (send: (submission: Submission) => Promise<void>) => Promise<'sent' | 'faulty' | 'busy'>;
  readonly state: FormState;
  readonly isDirty: boolean;
  readonly isValid: boolean;
}

export interface FormStoreFacts {
  form: FormDefinition;
  compiled: CompiledForm;
  /** May be the whole settings: each field reads its own. */
  values: JsonObject;
  plan?: FormPlan;
}

export function createFormStore({ form, compiled, values, plan = planForm(form) }: FormStoreFacts): FormStore {
  const jotai = createStore();
  const fields = fieldAtoms({ plan, compiled, values });
  const conditional = [...fields.values()].filter((field) => field.plan.when.length > 0);
  const board = createFaultBoard({ fields, jotai });
  const status = atom<FormStatus>({ state: 'pristine', isValid: true, isDirty: false, faultCount: 0 });
  const focusRequest = atom<{ pointer: Pointer } | undefined>(undefined);
  const facts = { isSubmitting: false, hasSubmitted: false, isEditedSinceSubmit: false, faultCount: 0 };

  const fieldOf = (pointer: Pointer): FieldAtoms => {
    const field = fields.get(pointer);
    if (field === undefined) throw new RangeError(`${form.id} has no field ${pointer}.`);
    return field;
  };
  const read = (pointer: Pointer) => jotai.get(fieldOf(pointer).value);
  const isVisible = (pointer: Pointer) => jotai.get(fieldOf(pointer).isVisible);
  const draft = createDirtyFields(read, fields.keys());

  const draftValues = () => assemble(plan, read);
  const collected = () => assemble(plan, (pointer) => (isVisible(pointer) ? read(pointer) : undefined));
  const savedValues = () => assemble(plan, draft.savedValue);

  const publishStatus = () => {
    // A hidden field's edit is not sent, so it alone makes nothing dirty.
    const isDirty = draft.some(isVisible);
    const next = formStatus({ ...facts, isDirty });
    if (!isSameStatus(jotai.get(status), next)) jotai.set(status, next);
  };
  const validate = () => {
    const hidden = new Set(
      conditional.filter((field) => !jotai.get(field.isVisible)).map((field) => field.plan.pointer),
    );
    const visible = new Set(plan.fields.map((field) => field.pointer).filter((pointer) => !hidden.has(pointer)));
    facts.faultCount = board.setFound(faultsOfCollected({ plan, compiled, collected: collected(), visible }));
    publishStatus();
    return facts.faultCount === 0;
  };
  const validation = scheduleIdle(validate);

  const load = (pointer: Pointer, saved: JsonValue | undefined, keepsEdit: boolean) => {
    const isKept = keepsEdit && draft.has(pointer);
    if (!isKept) jotai.set(fieldOf(pointer).value, saved);
    draft.setSaved(pointer, saved);
  };
  const loadAll = (next: JsonObject, keepsEdits: boolean) => {
    for (const pointer of fields.keys()) load(pointer, readAt(next, pointer), keepsEdits);
    validate();
  };
  const focusFirstFault = () => {
    const first = plan.fields.find(({ pointer }) => board.has(pointer) && isVisible(pointer));
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
    setValue(pointer, value) {
      jotai.set(fieldOf(pointer).value, value);
      draft.edited(pointer, value);
      board.edited(pointer);
      facts.isEditedSinceSubmit = facts.hasSubmitted;
      publishStatus();
      validation.request();
    },
    touch: board.touch,
    values: draftValues,
    collected,
    changes: () => changesOf({ plan, before: savedValues(), after: collected() }),
    validate,
    reset(next) {
      board.forget();
      facts.hasSubmitted = facts.isEditedSinceSubmit = false;
      loadAll(next, false);
    },
    rebase: (next) => loadAll(next, true),
    setServerFaults(faults) {
      board.setFromServer(faults.map((fault) => ({ ...fault, field: ownerOf(fault.pointer, fields) ?? '' })));
      focusFirstFault();
    },
    unownedFaults: () => board.unowned,
    focus: (pointer) => jotai.set(focusRequest, { pointer }),
    async submit(send) {
      if (facts.isSubmitting) return 'busy';
      if (!validate()) {
        board.attempt();
        focusFirstFault();
        return 'faulty';
      }
      const sent = { values: collected(), ...store.changes() };
      facts.isSubmitting = facts.hasSubmitted = true;
      facts.isEditedSinceSubmit = false;
      publishStatus();
      try {
        await send(sent);
        for (const pointer of fields.keys()) draft.setSaved(pointer, readAt(sent.values, pointer));
        board.forget();
      } finally {
        facts.isSubmitting = false;
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

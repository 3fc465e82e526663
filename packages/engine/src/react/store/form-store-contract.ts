import type { Atom, createStore } from 'jotai/vanilla';
import type { CompiledForm, FormDefinition, JsonObject, JsonValue } from '@signalbox/schemas';
import type { FieldError, FormPlan, Pointer, ValueError } from '../../core';
import type { ChangeManner } from '../widget-props';
import type { FieldAtoms } from './field-atoms';
import type { FormState, FormStatus } from './form-status';
import type { SectionAtoms } from './section-atoms';

/** What `begin` took from the draft to be sent. Later edits do not change it. */
export interface Submission {
  /** The form's values without hidden fields. */
  values: JsonObject;
  /** Only the values that differ from the saved ones; `null` removes a value. */
  patch: JsonObject;
  pointers: Pointer[];
}

/** A field error from a response of the server. */
export type ServerError = ValueError;

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
  /** The atoms of an optional section. */
  section: (pointer: Pointer) => SectionAtoms;
  /** Adds the optional section with the defaults of its fields. */
  addSection: (pointer: Pointer) => void;
  /** Removes the optional section with all values in it. */
  removeSection: (pointer: Pointer) => void;
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
  /**
   * The fields whose value differs from the saved one, hidden ones included, and the optional sections that were added or
   * removed.
   */
  edits: () => Pointer[];
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
  setServerErrors: (errors: readonly ServerError[]) => void;
  /** Errors that no field of this form owns; the page shows them above Save. */
  unownedErrors: () => FieldError[];
  focus: (pointer: Pointer) => void;
  /**
   * Validates and starts a save with the current values. `commit` or `fail` ends it; edits in between stay unsaved.
   * `invalid`: no save starts, all errors are shown and the first invalid field has focus. `busy`: a save is running.
   */
  begin: () => Submission | 'invalid' | 'busy';
  /**
   * Ends the save that `begin` started. `saved`: the values as the server has them now; default: the values that were
   * saved before, with the submission. Values that were edited since `begin`, and values of hidden fields, stay in the draft.
   */
  commit: (saved?: JsonObject) => void;
  /** Ends the save that `begin` started without a change of the draft, and shows the errors of the server at their fields. */
  fail: (errors?: readonly ServerError[]) => void;
  /**
   * Saves a form that is saved alone: `begin`, `send`, then `commit` or `fail`. When `send` rejects, `submit` rejects
   * with the same error.
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
  /** Shows fields whatever the settings of other tabs are, as in a preview. */
  ignoresSettings?: boolean;
}

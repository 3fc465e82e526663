import type { SaveStatus } from '@signalbox/console-kit';
import type { FieldError } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, JsonObject } from '@signalbox/schemas';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import { fillShown } from './fill-shown';

/**
 * Combined state of all drafts of a page, for Save and the unsaved guard. `errorCount`: invalid values of edited tabs and
 * of tabs opened for correction (`openAll`).
 */
export type DraftsStatus = SaveStatus;

/** An invalid value and its draft. */
export interface DraftError {
  store: FormStore;
  error: FieldError;
}

/** The drafts of one settings page: one per opened tab, kept while the page is mounted. */
export interface Drafts {
  /** The draft of a tab, created from the saved settings on first access. */
  open: (form: FormDefinition) => FormStore;
  /** Opens the tabs that the user may change, so that their invalid stored values are counted before the user visits them. */
  openAll: (forms: readonly FormDefinition[]) => void;
  opened: () => FormStore[];
  /** Every invalid value, in the order of tabs and fields. */
  errors: () => DraftError[];
  /** True if the tab has an invalid value. */
  hasErrors: (store: FormStore) => boolean;
  /** Applies new saved settings: keeps edited values, updates all others. */
  rebase: (saved: SavedSettings) => void;
  /** Base revision of the unsaved changes. Later saves may conflict with them. */
  base: () => number | undefined;
  /** Marks saves up to `revision` as known to the user: they saved it themselves or chose between both values. */
  agreeOn: (revision: number | undefined) => void;
  status: () => DraftsStatus;
  subscribe: (listener: () => void) => () => void;
}

interface SavedSettings {
  settings: JsonObject;
  /** Undefined if the platform has no revisions. */
  revision: number | undefined;
}

export interface DraftsOptions extends SavedSettings {
  compiled: Record<string, CompiledForm>;
}

export function createDrafts({ compiled, settings, revision }: DraftsOptions): Drafts {
  const stores = new Map<string, FormStore>();
  const listeners = new Set<() => void>();
  let saved = settings;
  let latest = revision;
  let base = revision;
  let status = sumUp([], []);
  let editable: readonly string[] = [];

  const isCounted = (store: FormStore) => store.isDirty || editable.includes(store.form.id);
  const counted = () => [...stores.values()].filter(isCounted);
  const publish = () => {
    const next = sumUp([...stores.values()], counted());
    if (!next.isDirty) base = latest;
    if (isSame(status, next)) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const open = (form: FormDefinition) => {
    const known = stores.get(form.id);
    if (known) return known;
    const store = openStore({ form, compiled: compiled[form.id], values: saved });
    stores.set(form.id, store);
    store.jotai.sub(store.status, publish);
    return store;
  };

  return {
    open,
    openAll(forms) {
      editable = forms.map(({ id }) => id);
      forms.forEach(open);
      publish();
    },
    opened: () => [...stores.values()],
    errors: () => errorsOf(counted(), editable),
    hasErrors: (store) => isCounted(store) && store.jotai.get(store.status).errorCount > 0,
    rebase(next) {
      saved = next.settings;
      latest = next.revision;
      for (const store of stores.values()) store.rebase(saved);
      publish();
    },
    base: () => base,
    agreeOn(known) {
      if (known === undefined) return;
      base = known;
      latest = Math.max(known, latest ?? known);
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface StoreToOpen {
  form: FormDefinition;
  compiled: CompiledForm | undefined;
  values: JsonObject;
}

function openStore({ form, compiled, values }: StoreToOpen): FormStore {
  if (!compiled) throw new Error(`${form.id} was not compiled with its group.`);
  const store = createFormStore({ form, compiled, values, isStored: true });
  fillShown(store);
  return store;
}

function sumUp(stores: FormStore[], counted: FormStore[]): DraftsStatus {
  const dirty = stores.filter((store) => store.isDirty);
  const errorCount = counted.reduce((sum, store) => sum + store.jotai.get(store.status).errorCount, 0);
  const states = new Set(stores.map((store) => store.state));
  const state =
    (['submitting', 'modifiedSinceSubmit', 'dirty'] as const).find((each) => states.has(each)) ?? 'pristine';
  return { isDirty: dirty.length > 0, isValid: dirty.every((store) => store.isValid), errorCount, state };
}

/** The errors of these drafts, in the order of their forms. */
function errorsOf(stores: FormStore[], formIds: readonly string[]): DraftError[] {
  const placeOf = (store: FormStore) => formIds.indexOf(store.form.id);
  const inOrder = stores.toSorted((one, other) => placeOf(one) - placeOf(other));
  return inOrder.flatMap((store) => store.errors().map((error) => ({ store, error })));
}

function isSame(one: DraftsStatus, other: DraftsStatus): boolean {
  return (
    one.isDirty === other.isDirty &&
    one.isValid === other.isValid &&
    one.errorCount === other.errorCount &&
    one.state === other.state
  );
}

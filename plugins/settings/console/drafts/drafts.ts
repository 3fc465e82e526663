import type { SaveStatus } from '@signalbox/console-kit';
import type { FieldError } from '@signalbox/engine/core';
import type { CompiledForm, FormDefinition, JsonObject, PageForms } from '@signalbox/schemas';
import type { FormStore } from '@signalbox/engine/react';
import { createDraftStores } from './draft-stores';

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
  /**
   * Author mode has changed forms of the page. Drafts of changed forms are opened again with their unsaved values, and
   * those of removed forms are dropped. Notifies no listener, because it is called while the page renders: `rebase` does.
   */
  renew: (page: PageForms) => void;
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
  const listeners = new Set<() => void>();
  let saved = settings;
  let latest = revision;
  let base = revision;
  let status = sumUp([], []);
  let editable: readonly string[] = [];

  const isCounted = (store: FormStore) => store.isDirty || editable.includes(store.form.id);
  const counted = () => stores.all().filter(isCounted);
  const publish = () => {
    const next = sumUp(stores.all(), counted());
    if (!next.isDirty) base = latest;
    if (isSame(status, next)) return;
    status = next;
    for (const listener of listeners) listener();
  };

  const stores = createDraftStores({ compiled, saved: () => saved, onStatus: publish });

  return {
    open: stores.open,
    openAll(forms) {
      editable = forms.map(({ id }) => id);
      forms.forEach(stores.open);
      publish();
    },
    renew: stores.renew,
    opened: stores.all,
    errors: () => errorsOf(counted(), editable),
    hasErrors: (store) => isCounted(store) && store.jotai.get(store.status).errorCount > 0,
    rebase(next) {
      saved = next.settings;
      latest = next.revision;
      for (const store of stores.all()) store.rebase(saved);
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

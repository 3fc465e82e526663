import { defaultsOf, optionalSections, readAt } from '@signalbox/engine/core';
import { createFormStore, type FormStore } from '@signalbox/engine/react';
import type { CompiledForm, FormDefinition, JsonObject, PageForms } from '@signalbox/schemas';

interface DraftStoresOptions {
  compiled: PageForms['compiled'];
  /** The saved settings. */
  saved: () => JsonObject;
  /** Called when the status of a draft changes. */
  onStatus: () => void;
}

/** One store per opened tab. */
export function createDraftStores({ compiled: built, saved, onStatus }: DraftStoresOptions) {
  let compiled = built;
  let forms: PageForms['forms'] | undefined;
  let isRenewing = false;
  const stores = new Map<string, FormStore>();
  const open = (form: FormDefinition): FormStore => {
    const known = stores.get(form.id);
    if (known) return known;
    const store = openStore({ form, compiled: compiled[form.id], values: saved() });
    stores.set(form.id, store);
    store.jotai.sub(store.status, () => {
      if (!isRenewing) onStatus();
    });
    return store;
  };
  return {
    open,
    all: () => [...stores.values()],
    /** See `Drafts`. */
    renew(page: PageForms): void {
      // Validators stay the same while only the uiSchema changes.
      const isKnown = page.compiled === compiled && (forms === undefined || page.forms === forms);
      ({ compiled, forms } = page);
      if (isKnown) return;
      isRenewing = true;
      for (const store of changedIn(page, [...stores.values()])) {
        const form = page.forms.find(({ id }) => id === store.form.id);
        stores.delete(store.form.id);
        if (form) carryEdits(store, open(form));
      }
      isRenewing = false;
    },
  };
}

/** The drafts whose form is another one on the page, or is not on it any more. */
function changedIn({ forms, compiled }: PageForms, stores: FormStore[]): FormStore[] {
  const json = new Map(forms.map((form) => [form.id, JSON.stringify(form)]));
  return stores.filter(
    ({ form, compiled: own }) => compiled[form.id] !== own || json.get(form.id) !== JSON.stringify(form),
  );
}

/** Enters the unsaved values of a form into its next version, as far as it has their fields. */
function carryEdits(from: FormStore, to: FormStore): void {
  const fields = new Set(to.plan.fields.map(({ pointer }) => pointer));
  const edits = from.edits();
  const sections = new Set(optionalSections(to.plan).map(({ pointer }) => pointer));
  for (const { pointer } of optionalSections(from.plan)) {
    if (!sections.has(pointer) || !edits.includes(pointer)) continue;
    if (from.jotai.get(from.section(pointer).isAdded)) to.addSection(pointer);
    else to.removeSection(pointer);
  }
  for (const pointer of edits) if (fields.has(pointer)) to.setValue(pointer, from.value(pointer));
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

/**
 * A field that a condition makes visible starts with its default: the platform stores nothing for hidden fields.
 * A field that the user clears while it is visible stays empty.
 */
function fillShown(store: FormStore): void {
  const defaults = defaultsOf(store.form);
  for (const { pointer, when } of store.plan.fields) {
    const initial = readAt(defaults, pointer);
    if (when.length === 0 || initial === undefined) continue;
    const { isVisible } = store.field(pointer);
    store.jotai.sub(isVisible, () => {
      if (store.jotai.get(isVisible) && store.value(pointer) === undefined) store.setValue(pointer, initial);
    });
  }
}

import { atom, createStore } from 'jotai/vanilla';
import { useContext } from 'react';
import type { JsonValue } from '@signalbox/schemas';
import type { Pointer } from '../core';
import { FormContext } from './form-context';
import type { FormStatus } from './store/form-status';
import type { FormStore } from './store/form-store-contract';
import { useStoreAtom } from './use-store-atom';

/** State, validity and dirtiness of a draft. Renders only when one of them changes, not for every edit. */
export function useFormStatus(store: FormStore): FormStatus {
  return useStoreAtom(store.jotai, store.status);
}

/** Value of one field of `store`, or of the enclosing form. */
export function useFieldValue(pointer: Pointer, store?: FormStore): JsonValue | undefined {
  const enclosing = useContext(FormContext)?.store;
  const owner = store ?? enclosing;
  if (owner === undefined) throw new Error('useFieldValue needs a store outside of <SchemaForm>.');
  return useStoreAtom(owner.jotai, owner.field(pointer).value);
}

/**
 * For a widget whose `ui:options` name another field: the value of that field; undefined when the form has no such
 * field.
 */
export function useSiblingValue(pointer: JsonValue | undefined): JsonValue | undefined {
  const store = useContext(FormContext)?.store;
  const field = store?.plan.fields.find((each) => each.pointer === pointer);
  const value = store && field ? store.field(field.pointer).value : nothing;
  return useStoreAtom(store?.jotai ?? noStore, value);
}

const noStore = createStore();
const nothing = atom<JsonValue | undefined>(undefined);

import { useAtomValue } from 'jotai/react';
import { useContext } from 'react';
import type { JsonValue } from '@signalbox/schemas';
import type { Pointer } from '../core';
import { FormContext } from './form-context';
import type { FormStatus } from './store/form-status';
import type { FormStore } from './store/form-store';

/** State, validity and dirtiness of a draft. Draws again only when one of them changes, not with every edit. */
export function useFormStatus(store: FormStore): FormStatus {
  return useAtomValue(store.status, { store: store.jotai });
}

/** Value of one field: of `store`, else of the form around. */
export function useFieldValue(pointer: Pointer, store?: FormStore): JsonValue | undefined {
  const around = useContext(FormContext)?.store;
  const owner = store ?? around;
  if (owner === undefined) throw new Error('useFieldValue needs a store outside of <SchemaForm>.');
  return useAtomValue(owner.field(pointer).value, { store: owner.jotai });
}

import { useEffect, type RefObject } from 'react';
import { fieldId } from '../field-id';
import type { FormStore } from '../store/form-store';

const focusable = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

/** Moves focus to the field that the store asks for: to the element with its id, or to what can take focus in it. */
export function useFocusRequests(store: FormStore, root: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      store.jotai.sub(store.focusRequest, () => {
        const request = store.jotai.get(store.focusRequest);
        if (request === undefined || root.current === null) return;
        const id = fieldId(store.form.id, store.field(request.pointer).plan);
        const input = root.current.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
        const field = root.current.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(request.pointer)}"]`);
        const target = input?.matches(focusable) ? input : (input ?? field)?.querySelector<HTMLElement>(focusable);
        target?.focus({ preventScroll: true });
        (field ?? target)?.scrollIntoView?.({ block: 'center' });
      }),
    [store, root],
  );
}

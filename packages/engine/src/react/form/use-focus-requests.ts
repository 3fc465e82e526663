import { useEffect, type RefObject } from 'react';
import type { Pointer } from '../../core';
import { fieldId } from '../field-id';
import type { FormStore } from '../store/form-store-contract';

const focusable = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

interface FocusOptions {
  store: FormStore;
  root: RefObject<HTMLElement | null>;
  disabled: boolean;
}

/**
 * Moves focus to the requested field of the store: to the part that its widget marks as invalid (`data-invalid-part`), to
 * the element with its id, or to its first focusable element.
 * A request from before the first render, or from while the form was disabled, is handled afterwards.
 */
export function useFocusRequests({ store, root, disabled }: FocusOptions): void {
  useEffect(() => {
    const handleRequest = () => {
      const request = store.jotai.get(store.focusRequest);
      if (request === undefined || handled.has(request) || root.current === null) return;
      const id = fieldId(store.form.id, store.field(request.pointer).plan);
      const input = root.current.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
      const field = root.current.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(request.pointer)}"]`);
      const own = input?.matches(focusable) ? input : (input ?? field)?.querySelector<HTMLElement>(focusable);
      const target = field?.querySelector('[data-invalid-part]')?.querySelector<HTMLElement>(focusable) ?? own;
      target?.focus({ preventScroll: true });
      (target?.closest('[data-invalid-part]') ?? field ?? target)?.scrollIntoView?.({ block: 'center' });
      if (!disabled) handled.add(request);
    };
    handleRequest();
    return store.jotai.sub(store.focusRequest, handleRequest);
  }, [store, root, disabled]);
}

/** Requests that moved focus. Each moves focus once, however often its form renders. */
const handled = new WeakSet<{ pointer: Pointer }>();

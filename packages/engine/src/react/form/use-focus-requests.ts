import { useEffect, type RefObject } from 'react';
import type { Pointer } from '../../core';
import { fieldId } from '../field-id';
import type { FormStore } from '../store/form-store';

const focusable = 'input, textarea, select, button, [tabindex]:not([tabindex="-1"])';

interface FocusOptions {
  store: FormStore;
  root: RefObject<HTMLElement | null>;
  disabled: boolean;
}

/**
 * Moves focus to the field that the store asks for: to the part of it that its widget marks as wrong (`data-at-fault`),
 * to the element with its id, or to what can take focus in it.
 * A request that came before the form was drawn, or while nothing in it could take focus, is answered afterwards.
 */
export function useFocusRequests({ store, root, disabled }: FocusOptions): void {
  useEffect(() => {
    const answer = () => {
      const request = store.jotai.get(store.focusRequest);
      if (request === undefined || answered.has(request) || root.current === null) return;
      const id = fieldId(store.form.id, store.field(request.pointer).plan);
      const input = root.current.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
      const field = root.current.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(request.pointer)}"]`);
      const own = input?.matches(focusable) ? input : (input ?? field)?.querySelector<HTMLElement>(focusable);
      const target = field?.querySelector('[data-at-fault]')?.querySelector<HTMLElement>(focusable) ?? own;
      target?.focus({ preventScroll: true });
      (target?.closest('[data-at-fault]') ?? field ?? target)?.scrollIntoView?.({ block: 'center' });
      if (!disabled) answered.add(request);
    };
    answer();
    return store.jotai.sub(store.focusRequest, answer);
  }, [store, root, disabled]);
}

/** Each request moves focus once, however often its form is drawn again. */
const answered = new WeakSet<{ pointer: Pointer }>();

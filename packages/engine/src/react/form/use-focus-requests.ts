import { useEffect, type RefObject } from 'react';
import { around, type Pointer } from '../../core';
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
 * the element with its id, or to its first focusable element. Of a field in an optional section that is not there: to the button
 * that adds the section.
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
      const place = input ?? field ?? absentSection(store, root.current, request.pointer);
      const own = input?.matches(focusable) ? input : firstInput(place);
      const target = field?.querySelector('[data-invalid-part]')?.querySelector<HTMLElement>(focusable) ?? own;
      target?.focus({ preventScroll: true });
      (target?.closest('[data-invalid-part]') ?? field ?? target ?? place)?.scrollIntoView?.({ block: 'center' });
      if (!disabled) handled.add(request);
    };
    handleRequest();
    return store.jotai.sub(store.focusRequest, handleRequest);
  }, [store, root, disabled]);
}

/** Not the button that removes the value, unless there is nothing else. */
function firstInput(place: HTMLElement | null): HTMLElement | undefined {
  const found = [...(place?.querySelectorAll<HTMLElement>(focusable) ?? [])];
  return found.find((each) => each.closest('[data-optional]') === null) ?? found[0];
}

/** The outermost optional section around a field that is not there, as it is drawn. */
function absentSection(store: FormStore, root: HTMLElement, pointer: Pointer): HTMLElement | null {
  const isAbsent = (section: Pointer) =>
    store.plan.sections.some((each) => each.isOptional && each.pointer === section) &&
    !store.jotai.get(store.section(section).isThere);
  const section = around(pointer).filter(isAbsent).at(-1);
  return section === undefined ? null : root.querySelector(`[data-section="${CSS.escape(section)}"]`);
}

/** Requests that moved focus. Each moves focus once, however often its form renders. */
const handled = new WeakSet<{ pointer: Pointer }>();

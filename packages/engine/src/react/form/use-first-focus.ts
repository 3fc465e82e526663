import { useEffect, useRef, type RefObject } from 'react';
import type { FormStore } from '../store/form-store-contract';

interface FirstFocusOptions {
  store: FormStore;
  root: RefObject<HTMLElement | null>;
  /** Read when the form is drawn first. */
  isWanted: boolean;
}

/**
 * Focuses the first visible field with `ui:options.autofocus` when the form is drawn. Not while the focus is on an input,
 * a tab or a link: the user is there. Not on touch screens, whose keyboard would cover the form.
 */
export function useFirstFocus({ store, root, isWanted }: FirstFocusOptions): void {
  const isReady = useRef(isWanted);
  useEffect(() => {
    if (!isReady.current) return;
    const field = store.plan.fields.find(
      ({ uiSchema, pointer }) =>
        uiSchema['ui:options']?.['autofocus'] === true && store.jotai.get(store.field(pointer).isDrawn),
    );
    if (field === undefined) return;
    // After the focus that the page sets when it is opened.
    const timer = setTimeout(() => {
      if (isFree(root.current) && matchMedia('(pointer: coarse)').matches === false) store.focus(field.pointer);
    });
    return () => clearTimeout(timer);
  }, [store, root]);
}

/** True if nothing has the focus, or only the page or dialog around the form. */
function isFree(form: HTMLElement | null): boolean {
  return document.activeElement?.contains(form) ?? true;
}

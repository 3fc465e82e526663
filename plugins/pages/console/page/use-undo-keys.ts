import { useEffect, useEffectEvent } from 'react';
import type { Editor } from '../editor/use-editor';

/** Ctrl+Z and Ctrl+Shift+Z on the whole page, except in text inputs: the browser undoes typing there. */
export function useUndoKeys({ undo, redo }: Editor, isOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isText(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox], [type=radio]), textarea');
}

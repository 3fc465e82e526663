import { useEffect, useEffectEvent } from 'react';
import type { Changes } from '../editor/use-changes';

/** Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y, on the whole page, except in text inputs: the browser undoes typing there. */
export function useUndoKeys({ undo, redo }: Changes, isOn: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!isOn || !(event.ctrlKey || event.metaKey) || !['y', 'z'].includes(key) || isText(event.target)) return;
    event.preventDefault();
    if (event.shiftKey || key === 'y') redo();
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

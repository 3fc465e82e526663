import { useEffect } from 'react';

/** While `isAsking`, the browser asks before it closes the tab, reloads the page or leaves the console. */
export function useCloseQuestion(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAsking]);
}

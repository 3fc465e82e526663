import type { Atom, createStore } from 'jotai/vanilla';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * Subscribes to one atom of a draft's own store. jotai's `useAtomValue` renders every component a second time after its
 * mount: 1,000 extra renders in a form of 1,000 fields.
 */
export function useStoreAtom<Value>(jotai: ReturnType<typeof createStore>, atom: Atom<Value>): Value {
  const subscribe = useCallback((onChange: () => void) => jotai.sub(atom, onChange), [jotai, atom]);
  const read = () => jotai.get(atom);
  return useSyncExternalStore(subscribe, read, read);
}

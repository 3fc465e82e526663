import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** Follows the system's colour scheme. */
export function useSystemDark(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

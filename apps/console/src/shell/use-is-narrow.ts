import { useSyncExternalStore } from 'react';

const query = '(max-width: 900px)';

/** True if a side menu would leave too little space for the page. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

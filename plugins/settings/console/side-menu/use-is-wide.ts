import { useSyncExternalStore } from 'react';

const query = '(min-width: 992px)';

/** True if the screen has room for the settings menu beside the page. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

import { useSyncExternalStore } from 'react';

const query = '(min-width: 992px)';

/** True where the settings menu has room beside the page. */
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

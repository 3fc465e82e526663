import { useSyncExternalStore } from 'react';

/** The media queries that the console's code depends on. */
export const mediaQueries = {
  /** A side menu would leave too little space for the page. */
  narrow: '(max-width: 900px)',
  /** The screen has room for the settings menu beside the page. */
  wide: '(min-width: 992px)',
  systemDark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** True while the screen or the user's preferences match `query`. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}

import { useSyncExternalStore } from 'react';

/** Pixels. On a screen that is not wider, a side menu would leave too little space for the page. */
export const narrowWidth = 900;

/** The media queries that the console's code depends on. */
export const mediaQueries = {
  narrow: `(max-width: ${narrowWidth}px)`,
  /** The screen has room for the settings menu beside the page. */
  wide: '(min-width: 992px)',
  /** The screen has room for three columns beside the menu. */
  widest: '(min-width: 1360px)',
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

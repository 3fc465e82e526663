import { atomWithStorage } from 'jotai/utils';

export const colorModes = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The user's choice. Null without one: then the theme of the settings decides. */
export const colorModeAtom = atomWithStorage<ColorMode | null>('signalbox.colorMode', null, undefined, {
  getOnInit: true,
});

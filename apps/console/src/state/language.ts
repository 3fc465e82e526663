import { atomWithStorage } from 'jotai/utils';

/** Code as in the settings (`zh_Hans`). Null means the language of the settings, else the browser's. */
export const chosenLanguageAtom = atomWithStorage<string | null>('signalbox.language', null, undefined, {
  getOnInit: true,
});

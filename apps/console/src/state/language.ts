import { atomWithStorage } from 'jotai/utils';

/** Code as the settings spell it (`zh_Hans`), or null: then the settings' language, else the browser's. */
export const chosenLanguageAtom = atomWithStorage<string | null>('signalbox.language', null, undefined, {
  getOnInit: true,
});

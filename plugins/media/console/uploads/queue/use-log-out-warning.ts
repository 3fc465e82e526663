import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';
import { isQuestion, isUnderWay } from '../items/upload-item';
import { uploadsAtom } from './uploads-atom';

/** Returns a text that says what a log-out does to the uploads; undefined while none is under way. */
export function useLogOutWarning(): string | undefined {
  const { t } = useTranslation('media');
  const { items } = useAtomValue(uploadsAtom);
  return items.some(({ state }) => isUnderWay(state) || isQuestion(state)) ? t('uploads.logOut') : undefined;
}

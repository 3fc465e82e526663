import { errorTable } from '@signalbox/api';
import { useMay } from '@signalbox/api/react';
import { useTranslation } from 'react-i18next';
import { mediaErrors } from '../../shared/errors';
import type { RetryChoice } from './retry-choices';

/** Answers to names that are taken: another name, or the new file instead of the old one, of which a version is kept. */
export function useClashChoices(): RetryChoice[] {
  const { t } = useTranslation('media');
  const may = useMay();
  const codes = [errorTable.alreadyExists.code];
  return [
    { key: 'rename', label: t('bulk.keepBoth'), codes },
    ...(may('media.edit') ? [{ key: 'cover', label: t('bulk.replace'), codes } as const] : []),
  ];
}

/** For a move: the old address stays where the new one cannot be stored. */
export function useForceChoice(): RetryChoice {
  const { t } = useTranslation('media');
  const codes = [mediaErrors.addressTooLong.code, mediaErrors.tooManyUses.code];
  return { key: 'force', label: t('move.force'), codes };
}

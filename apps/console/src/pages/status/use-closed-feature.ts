import { licenseQuery, useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Returns a function for the message why a feature is closed: the license does not include it, or has expired. */
export function useClosedFeature(): (feature: string) => string {
  const { t } = useTranslation('console');
  const { api } = useConsole();
  const { data: license } = useQuery(licenseQuery(api));
  return (feature) => {
    const title = t(`data::features.${feature}`);
    const isExpired = license?.expiredFeature?.includes(feature) === true;
    return isExpired ? t('noAccess.expired', { feature: title }) : t('noAccess.feature', { feature: title });
  };
}

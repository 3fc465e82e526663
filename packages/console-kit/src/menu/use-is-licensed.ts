import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { licenseQuery, useConsole } from '@signalbox/api/react';

/** Whether a license feature is on. A license that is not loaded closes nothing: the platform rejects the calls. */
export function useIsLicensed(): (feature: string | undefined) => boolean {
  const { api } = useConsole();
  const { data } = useQuery(licenseQuery(api));
  const on = data?.feature;
  return useCallback((feature) => feature === undefined || on?.includes(feature) !== false, [on]);
}

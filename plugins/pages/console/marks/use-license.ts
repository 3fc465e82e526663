import { licenseQuery, useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import type { PageNode } from '../../shared/tree/page-node';
import { neededFeatures } from './needed-features';

/** Returns which features pages need and the license lacks. None until the license has loaded. */
export function useLicense() {
  const { api } = useConsole();
  const { data: license } = useQuery(licenseQuery(api));
  return {
    missingFeatures: (node: PageNode): string[] =>
      license === undefined ? [] : neededFeatures(node).filter((each) => !license.feature.includes(each)),
    /** True if the license included the feature until it expired. */
    isExpired: (feature: string): boolean => license?.expiredFeature?.includes(feature) === true,
  };
}

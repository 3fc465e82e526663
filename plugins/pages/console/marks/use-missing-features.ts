import { licenseQuery, useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import type { PageNode } from '../../shared/tree/page-node';
import { neededFeatures } from './needed-features';

/** The features that a page needs and the license lacks. None until the license has loaded. */
export function useMissingFeatures(): (node: PageNode) => string[] {
  const { api } = useConsole();
  const licensed = useQuery(licenseQuery(api)).data?.feature;
  return (node) => (licensed === undefined ? [] : neededFeatures(node).filter((each) => !licensed.includes(each)));
}

import { licenseQuery, useConsole } from '@signalbox/api/react';
import { menuEntries, type CompiledForm, type MenuEntryDefinition } from '@signalbox/schemas';
import permissions from '@signalbox/schemas/data/permissions.json';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allNodes } from '../../shared/tree/find-node';
import type { PageNode, PageTree } from '../../shared/tree/page-node';
import { dashboardOf, findMarks, type Marks } from './find-marks';
import { liveDashboardsQuery } from './live-dashboards';

const known = new Set(permissions);
const entries: readonly MenuEntryDefinition[] = menuEntries;

/** The marks of all pages. Those that need an answer of the platform appear when it is there. */
export function useMarks(tree: PageTree, compiled: CompiledForm): Marks {
  const { api } = useConsole();
  const [validity] = useState(() => new WeakMap<PageNode, boolean>());
  const ids = [...new Set(allNodes(tree).flatMap((node) => dashboardOf(node) ?? []))].toSorted();
  const dashboards = useQuery({ ...liveDashboardsQuery(api, ids), placeholderData: keepPreviousData });
  const features = useQuery(licenseQuery(api)).data?.feature;

  return findMarks(tree, {
    // An unchanged page is validated once.
    isValid: (node) => {
      const before = validity.get(node);
      if (before !== undefined) return before;
      const result = compiled.validate(node).length === 0;
      validity.set(node, result);
      return result;
    },
    // The answer for other pages says nothing of these.
    dashboards: dashboards.isPlaceholderData ? undefined : dashboards.data,
    isKnownPermission: (permission) => known.has(permission),
    isLicensed: (url) => {
      const feature = entries.find((entry) => entry.url === url)?.licenseFeature;
      return feature === undefined || features === undefined || features.includes(feature);
    },
  });
}

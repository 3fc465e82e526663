import { useQuery, queryOptions } from '@tanstack/react-query';
import { licenseQuery, settingsQuery, useConsole } from '@signalbox/api/react';
import { settingsPages, type GroupDefinition, type JsonObject } from '@signalbox/schemas';
import { loadGroupVisible } from '@signalbox/schemas/validators';

/** Precompiled tests of the groups' `visibleWhen`. */
const groupTestsQuery = () =>
  queryOptions({
    queryKey: ['compiled-groups'] as const,
    queryFn: loadGroupVisible,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Visible groups, in order: the viewer has the permission, `visibleWhen` is true for the saved settings,
 * and the license has the feature. An entry is hidden until `visibleWhen` is evaluated; the license hides an entry only
 * once it is known to lack the feature.
 */
export function useVisibleGroups(): GroupDefinition[] {
  const { api, user } = useConsole();
  const settings = useQuery(settingsQuery(api)).data?.settings;
  const tests = useQuery(groupTestsQuery()).data;
  const features = useQuery(licenseQuery(api)).data?.feature;

  const mayOpen = (group: GroupDefinition) => user.isSuper || user.permissions.includes(group.permission.view);
  const isWanted = (group: GroupDefinition) => isShown({ group, settings, test: tests?.[group.key] });
  const isLicensed = (group: GroupDefinition) =>
    group.licenseFeature === undefined || features === undefined || features.includes(group.licenseFeature);
  return settingsPages
    .filter((group) => mayOpen(group) && isWanted(group) && isLicensed(group))
    .toSorted((one, other) => one.order - other.order);
}

interface ShownOptions {
  group: GroupDefinition;
  settings: JsonObject | undefined;
  test: ((value: unknown) => boolean) | undefined;
}

function isShown({ group, settings, test }: ShownOptions): boolean {
  if (group.visibleWhen === undefined) return true;
  return test !== undefined && settings !== undefined && test(settings);
}

import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConsole } from '@signalbox/api/react';
import { useIsLicensed } from '@signalbox/console-kit/menu';
import { pickTab, tabTree, type TabNode } from '@signalbox/engine/core';
import type { FormDefinition, GroupDefinition, JsonObject, PageForms } from '@signalbox/schemas';

interface TabsOptions extends PageForms {
  group: GroupDefinition;
  settings: JsonObject;
}

/** The tabs of a group that the user sees, and the one that the address names. */
export function useTabs({ group, forms, compiled, settings }: TabsOptions) {
  const { user } = useConsole();
  const isLicensed = useIsLicensed();
  const [search, setSearch] = useSearchParams();
  const viewer = useMemo(() => ({ ...user, permissions: new Set(user.permissions) }), [user]);
  const tabs = useMemo(
    () =>
      tabTree({
        group,
        forms,
        viewer,
        settings,
        isVisible: (form) => isLicensed(form.licenseFeature) && (compiled[form.id]?.isVisible(settings) ?? false),
      }),
    [group, forms, viewer, settings, compiled, isLicensed],
  );
  const editable = useMemo(() => editableForms(tabs), [tabs]);
  const picked = pickTab({ tabs, tab: search.get('tab') ?? undefined, index: Number(search.get('index') ?? 0) });
  // At once, not as a transition: until the new tab is drawn, a click on the old one would be taken for one on the active tab.
  const goTo = (tab: string, index?: number) =>
    setSearch(index === undefined ? { tab } : { tab, index: String(index) }, { replace: true, flushSync: true });
  return { viewer, tabs, picked, editable, goTo };
}

/** The forms of the tabs whose values the viewer can correct here. */
function editableForms(tabs: TabNode[]): FormDefinition[] {
  return tabs
    .flatMap((tab) => [tab, ...tab.children])
    .flatMap(({ form, isDisabled, isReadOnly }) => (form === undefined || isDisabled || isReadOnly ? [] : [form]));
}

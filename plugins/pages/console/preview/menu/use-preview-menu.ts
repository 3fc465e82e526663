import { licenseQuery, useConsole } from '@signalbox/api/react';
import { mainEntries, ownEntries, type NavEntry } from '@signalbox/console-kit/main-menu';
import { savedEntries } from '@signalbox/console-kit/main-menu/saved-entries';
import { usePageAccess } from '@signalbox/console-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTree } from '../../../shared/tree/page-node';
import { jsonOf } from '../../editor/editor-state';
import type { PreviewViewer } from '../viewers/use-viewers';

interface PreviewMenuOptions {
  tree: PageTree;
  viewer: PreviewViewer;
  /** BCP-47. Its messages are loaded. */
  language: string;
}

/** The main menu that a viewer would have if the draft were saved. */
export function usePreviewMenu({ tree, viewer, language }: PreviewMenuOptions): {
  entries: NavEntry[];
  /** False if the menu has none of the draft's pages. */
  hasPages: boolean;
} {
  const { i18n } = useTranslation();
  const { api, hasPage } = useConsole();
  const { missing } = usePageAccess();
  const features = useQuery(licenseQuery(api)).data?.feature;
  const routers = useMemo(() => jsonOf(tree), [tree]);
  const saved = useMemo(
    () => savedEntries({ routers, viewer: { ...viewer, features }, language }),
    [routers, viewer, features, language],
  );
  const t = i18n.getFixedT(language);
  const own = ownEntries({
    mayOpen: (entry) => missing(entry, viewer).length === 0,
    hasPage,
    t: (key) => t(key),
  });
  return {
    entries: mainEntries({ own, saved, systemTitle: t('console::menu.system') }),
    hasPages: saved.length > 0,
  };
}

const prefix = 'page:';

/** Key of the entry of a page. */
export function entryKeyOf(pageKey: string): string {
  return `${prefix}${pageKey}`;
}

/** Key of the page of an entry; undefined for an entry of the console itself. */
export function pageKeyOf(entryKey: string): string | undefined {
  return entryKey.startsWith(prefix) ? entryKey.slice(prefix.length).replace(/:own$/, '') : undefined;
}

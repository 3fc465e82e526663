import { licenseQuery, useConsole } from '@signalbox/api/react';
import { isPlace, keyOf, mainEntries, type NavEntry, ownEntries } from '@signalbox/console-kit/main-menu';
import { savedEntries } from '@signalbox/console-kit/main-menu/saved-entries';
import { usePageAccess } from '@signalbox/console-kit/menu';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTree } from '../../../shared/tree/page-node';
import { jsonOf } from '../../editor/editor-state';
import { screenWidths } from '../preview-choices';
import { usePreviewChoices } from '../use-preview-choices';
import { useSavedLook } from '../use-saved-look';
import type { PreviewViewer } from '../viewers/use-viewers';
import { MenuFrame } from './menu-frame';

interface MenuPreviewProps {
  tree: PageTree;
  selected: string | undefined;
  viewer: PreviewViewer;
  /** BCP-47. Its messages are loaded. */
  language: string;
  onSelect: (key: string) => void;
  /** Missing: the row of a page cannot take the focus. */
  onReveal: ((key: string) => void) | undefined;
}

/** The menu that a viewer would have. Picking an entry selects its page in the tree. */
export function MenuPreview({ tree, selected, viewer, language, onSelect, onReveal }: MenuPreviewProps) {
  const { t } = useTranslation('pages');
  const { languages } = useConsole();
  const [{ layout, screen }] = usePreviewChoices();
  const saved = useSavedLook();
  const { entries, hasPages } = usePreviewMenu({ tree, viewer, language });
  const handlePick = (entry: NavEntry) => {
    const key = pageKeyOf(keyOf(entry));
    if (key === undefined) return;
    onSelect(key);
    // A group has just opened: the focus stays on it.
    if (isPlace(entry)) onReveal?.(key);
  };
  return (
    <>
      {hasPages ? null : <Alert type="info" showIcon title={t('preview.empty', { name: viewer.name })} />}
      <MenuFrame
        key={screen}
        label={t('preview.menu')}
        entries={entries}
        selectedKey={selected === undefined ? '' : entryKeyOf(selected)}
        onPick={handlePick}
        layout={layout ?? saved.layout}
        width={screenWidths[screen]}
        language={languages.find(({ code }) => code === language) ?? { code: language, direction: 'ltr' }}
        title={saved.titleIn(language)}
      />
    </>
  );
}

interface PreviewMenuOptions {
  tree: PageTree;
  viewer: PreviewViewer;
  /** BCP-47. Its messages are loaded. */
  language: string;
}

/** The main menu that a viewer would have if the draft were saved. */
function usePreviewMenu({ tree, viewer, language }: PreviewMenuOptions): {
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
function entryKeyOf(pageKey: string): string {
  return `${prefix}${pageKey}`;
}

/** Key of the page of an entry; undefined for an entry of the console itself. */
function pageKeyOf(entryKey: string): string | undefined {
  return entryKey.startsWith(prefix) ? entryKey.slice(prefix.length).replace(/:own$/, '') : undefined;
}

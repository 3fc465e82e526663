import { useConsole } from '@signalbox/api/react';
import { isPlace, keyOf, type NavEntry } from '@signalbox/console-kit/main-menu';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PageTree } from '../../../shared/tree/page-node';
import { screenWidths } from '../preview-choices';
import { usePreviewChoices } from '../use-preview-choices';
import { useSavedLook } from '../use-saved-look';
import type { PreviewViewer } from '../viewers/use-viewers';
import { MenuFrame } from './menu-frame';
import { entryKeyOf, pageKeyOf, usePreviewMenu } from './use-preview-menu';

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

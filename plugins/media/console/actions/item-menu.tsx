import { FolderAddOutlined, SnippetsOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Point } from '../browse/list-props';
import type { Item } from '../items/item';
import { PointMenu } from '../point-menu/point-menu';
import type { Actions } from './use-actions';
import { type ActionEntry, useEntries } from './use-entries';

export interface OpenMenu {
  at: Point;
  /** None: the menu of the folder itself. */
  items: readonly Item[];
  /** True for a folder of the tree: a dialog renames it, as it may not be in the list. */
  isOfTree?: boolean;
}

interface ItemMenuProps {
  menu: OpenMenu;
  actions: Actions;
  /** `hasRun`: an entry was chosen, which takes the focus if it needs it. */
  onClose: (hasRun: boolean) => void;
}

/** The menu of items, or of the folder, at a point of the window. */
export function ItemMenu({ menu: { at, items, isOfTree = false }, actions, onClose }: ItemMenuProps) {
  const { t } = useTranslation('media');
  const entries = useEntries(actions, items)
    .filter(({ isPossible }) => isPossible)
    .map((entry) => {
      const [item] = items;
      if (!isOfTree || entry.key !== 'rename' || item === undefined) return entry;
      return { ...entry, run: () => actions.open({ kind: 'rename', item }) };
    });
  const { clipboard, paste } = actions;
  const ofFolder: NonNullable<MenuProps['items']> = [
    ...(actions.mayAdd
      ? [
          {
            key: 'newFolder',
            label: t('newFolder.open'),
            icon: <FolderAddOutlined aria-hidden />,
            onClick: actions.newFolder,
          },
        ]
      : []),
    ...(clipboard && paste
      ? [
          {
            key: 'paste',
            label: t('action.pasteOf', { count: clipboard.items.length }),
            icon: <SnippetsOutlined aria-hidden />,
            extra: <kbd>Ctrl+V</kbd>,
            onClick: paste,
          },
        ]
      : []),
    { key: 'keys', label: t('keys.open'), extra: <kbd>?</kbd>, onClick: actions.showKeys },
  ];
  return (
    <PointMenu
      at={at}
      items={items.length > 0 ? withDividers(entries) : ofFolder}
      onChoose={() => onClose(true)}
      onLeave={() => onClose(false)}
    />
  );
}

/** A line before the changes, and one before the deletion. */
function withDividers(entries: readonly ActionEntry[]): NonNullable<MenuProps['items']> {
  return entries.flatMap(({ key, label, icon, shortcut, run }, index) => [
    ...((key === 'rename' || key === 'delete') && index > 0
      ? [{ key: `before-${key}`, type: 'divider' as const }]
      : []),
    {
      key,
      label,
      icon,
      danger: key === 'delete',
      ...(shortcut === undefined ? {} : { extra: <kbd>{shortcut}</kbd> }),
      onClick: run,
    },
  ]);
}

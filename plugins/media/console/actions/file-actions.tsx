import { MoreOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { MenuButton } from '@signalbox/console-kit/menu-button';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { fileQuery } from '../details/file-queries';
import type { Item } from '../items/item';
import type { ActionKey } from './allowed-actions';
import type { Actions } from './use-actions';
import { useEntries } from './use-entries';

/** The details have buttons of their own for the others, and no list to paste into. */
const shown: readonly ActionKey[] = ['rename', 'moveTo', 'copyTo', 'replace', 'delete'];

/** Offers what can be done with the file whose details are open. */
export function FileActions({ actions, path }: { actions: Actions; path: string }) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const { data: file } = useQuery(fileQuery(api, path));
  const item: Item | undefined = file && { kind: 'file', path, name: file.name, file };
  const entries = useEntries(actions, item ? [item] : []).filter(({ key }) => shown.includes(key));
  if (entries.length === 0 || item === undefined) return null;
  return (
    <MenuButton
      menu={{
        items: entries.map(({ key, label, icon }) => ({ key, label, icon, danger: key === 'delete' })),
        onClick: ({ key }) => {
          // The name in the list is behind the details.
          if (key === 'rename') actions.open({ kind: 'rename', item });
          else entries.find((entry) => entry.key === key)?.run();
        },
      }}
    >
      <Button icon={<MoreOutlined aria-hidden />} aria-label={t('actions.more')} title={t('actions.more')} />
    </MenuButton>
  );
}
